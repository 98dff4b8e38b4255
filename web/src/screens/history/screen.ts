import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const historyScreen = defineScreen({
  path: '/history',
  title: (t) => t.menuWorks,
  frame: 'layout',
  place: 'works',
  menu: { key: 'history', icon: 'images', label: (t) => t.menuWorks },
  load: async () => (await import('./history-screen.tsx')).HistoryScreen,
})
