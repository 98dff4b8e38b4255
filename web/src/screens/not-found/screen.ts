import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const notFoundScreen = defineScreen({
  path: '/404',
  frame: 'alone',
  load: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
})
