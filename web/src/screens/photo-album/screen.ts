import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const photoAlbumScreen = defineScreen({
  path: '/photoAlbum/:photoAlbumId',
  frame: 'layout',
  place: 'works',
  load: async () => (await import('./photo-album-screen.tsx')).PhotoAlbumScreen,
})
