import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const mindScreen = defineScreen({
  path: '/mind',
  title: (t) => t.menuMind,
  frame: 'layout',
  place: 'create',
  menu: { key: 'mind', icon: 'network', label: (t) => t.menuMind },
  load: async () => (await import('./mind-screen.tsx')).MindScreen,
})
