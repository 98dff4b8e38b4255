import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const videoScreen = defineScreen({
  path: '/video',
  title: (t) => t.menuVideo,
  frame: 'layout',
  place: 'create',
  menu: { key: 'video', icon: 'film', label: (t) => t.menuVideo },
  load: async () => (await import('./video-screen.tsx')).VideoScreen,
})
