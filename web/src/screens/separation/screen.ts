import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const separationScreen = defineScreen({
  path: '/separation',
  title: (t) => t.menuSeparation,
  frame: 'layout',
  place: 'create',
  menu: { key: 'separation', icon: 'mic-vocal', label: (t) => t.menuSeparation },
  load: async () => (await import('./separation-screen.tsx')).SeparationScreen,
})
