import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const appStoreScreen = defineScreen({
  path: '/app-store',
  title: (t) => t.menuApps,
  frame: 'layout',
  place: 'library',
  menu: { key: 'app-store', icon: 'grid-2x2', label: (t) => t.menuApps },
  load: async () => (await import('./app-store-screen.tsx')).AppStoreScreen,
})
