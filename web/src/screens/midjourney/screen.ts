import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const midjourneyScreen = defineScreen({
  path: '/Midjourney',
  title: (t) => t.titleMidjourney,
  frame: 'layout',
  place: 'create',
  menu: { key: 'Midjourney', icon: 'image', label: (t) => t.menuMidjourney },
  load: async () => (await import('./midjourney-screen.tsx')).MidjourneyScreen,
})
