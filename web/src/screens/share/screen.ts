import { defineScreen } from '../../features/navigation/define-screen.ts'

export const shareScreen = defineScreen({
  path: '/share/:key',
  frame: 'alone',
  load: async () => (await import('./share-screen.tsx')).ShareScreen,
})
