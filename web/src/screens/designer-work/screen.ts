import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const designerWorkScreen = defineScreen({
  path: '/designerWork',
  title: (t) => t.menuGallery,
  frame: 'layout',
  place: 'explore',
  menu: { key: 'designerWork', icon: 'compass', label: (t) => t.menuGallery },
  load: async () => (await import('./designer-work-screen.tsx')).DesignerWorkScreen,
})
