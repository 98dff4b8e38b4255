import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const modelSquareScreen = defineScreen({
  path: '/sddraw',
  title: (t) => t.menuSquare,
  frame: 'layout',
  place: 'library',
  menu: { key: 'sddraw', icon: 'blocks', label: (t) => t.menuSquare },
  load: async () => (await import('./model-square-screen.tsx')).ModelSquareScreen,
})
