import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const shareScreen = defineScreen({
  path: '/share/:key',
  frame: 'alone',
  load: async () => (await import('./share-screen.tsx')).ShareScreen,
})
