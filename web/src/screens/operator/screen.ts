import { defineScreen } from '../../features/navigation/define-screen.ts'

export const operatorScreen = defineScreen({
  path: '/operator',
  frame: 'alone',
  load: async () => (await import('./operator-screen.tsx')).OperatorScreen,
})
