import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const musicScreen = defineScreen({
  path: '/music',
  title: (t) => t.menuMusic,
  frame: 'layout',
  place: 'create',
  menu: { key: 'music', icon: 'music', label: (t) => t.menuMusic },
  load: async () => (await import('./music-screen.tsx')).MusicScreen,
})
