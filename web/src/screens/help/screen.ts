import { defineScreen } from '../../features/site/navigation/define-screen.ts'

const load = async () => (await import('./help-screen.tsx')).HelpScreen

export const helpScreen = defineScreen({
  path: '/help',
  title: (t) => t.menuHelp,
  frame: 'layout',
  menu: { key: 'help', icon: 'book-open', label: (t) => t.menuHelp },
  load,
})

export const helpPageScreen = defineScreen({ path: '/help/:slug', frame: 'layout', load })
