import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const userScreen = defineScreen({
  path: '/user',
  title: (t) => t.menuMe,
  frame: 'layout',
  load: async () => (await import('./user-screen.tsx')).UserScreen,
})
