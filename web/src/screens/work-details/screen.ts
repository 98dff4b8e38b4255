import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const workDetailsScreen = defineScreen({
  path: '/workDetails',
  frame: 'layout',
  place: 'explore',
  load: async () => (await import('./work-details-screen.tsx')).WorkDetailsScreen,
})
