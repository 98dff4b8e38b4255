import { defineScreen } from '../../features/navigation/define-screen.ts'

export const operatorScreen = defineScreen({
  path: '/operator',
  frame: 'alone',
  load: async () => (await import('./operator-screen.tsx')).OperatorScreen,
})

export const galleryReviewScreen = defineScreen({
  path: '/operator/gallery',
  frame: 'layout',
  load: async () => (await import('./gallery-review-screen.tsx')).GalleryReviewScreen,
})
