import { defineScreen } from '../../features/navigation/define-screen.ts'

export const hisGalleryScreen = defineScreen({
  path: '/hisGallery',
  frame: 'layout',
  load: async () => (await import('./his-gallery-screen.tsx')).HisGalleryScreen,
})
