import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const myGalleryScreen = defineScreen({
  path: '/myGallery',
  title: (t) => t.menuOwnGallery,
  frame: 'layout',
  place: 'works',
  load: async () => (await import('./my-gallery-screen.tsx')).MyGalleryScreen,
})
