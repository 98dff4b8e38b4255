import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const toolsScreen = defineScreen({
  path: '/tools',
  title: (t) => t.menuTools,
  frame: 'layout',
  place: 'create',
  menu: { key: 'tools', icon: 'wrench', label: (t) => t.menuTools },
  load: async () => (await import('./tools-screen.tsx')).ToolsScreen,
})
