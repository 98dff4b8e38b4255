import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const faultScreen = defineScreen({
  path: '/500',
  frame: 'alone',
  load: async () => (await import('./fault-screen.tsx')).FaultScreen,
})
