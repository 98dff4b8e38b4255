import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const hisGalleryScreen = defineScreen({
  path: '/hisGallery',
  frame: 'layout',
  place: 'explore',
  load: async () => (await import('./his-gallery-screen.tsx')).HisGalleryScreen,
})
