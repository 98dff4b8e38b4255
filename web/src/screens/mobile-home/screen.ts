import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const mobileHomeScreen = defineScreen({
  path: '/mobileHome',
  title: (t) => t.menuHome,
  frame: 'layout',
  place: 'home',
  load: async () => (await import('./mobile-home-screen.tsx')).MobileHomeScreen,
})
