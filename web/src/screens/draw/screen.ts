import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const drawScreen = defineScreen({
  path: '/draw',
  title: (t) => t.menuDraw,
  frame: 'layout',
  place: 'create',
  menu: { key: 'draw', icon: 'wand-sparkles', label: (t) => t.menuDraw },
  load: async () => (await import('./draw-screen.tsx')).DrawScreen,
})

export const sd3Screen = defineScreen({
  path: '/sd3',
  title: (t) => t.menuSd3,
  frame: 'layout',
  place: 'create',
  menu: { key: 'sd3', icon: 'sparkles', label: (t) => t.menuSd3 },
  load: async () => (await import('./sd3-screen.tsx')).Sd3Screen,
})
