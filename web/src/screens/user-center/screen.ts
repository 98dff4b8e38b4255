import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const userCenterScreen = defineScreen({
  path: '/user-center',
  title: (t) => t.menuUserCenter,
  frame: 'layout',
  menu: { key: 'user-center', icon: 'circle-user-round', label: (t) => t.menuUserCenter },
  load: async () => (await import('./user-center-screen.tsx')).UserCenterScreen,
})
