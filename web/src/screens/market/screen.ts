import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const marketScreen = defineScreen({
  path: '/market',
  title: (t) => t.menuMarket,
  frame: 'layout',
  place: 'library',
  menu: { key: 'market', icon: 'scroll-text', label: (t) => t.menuMarket },
  load: async () => (await import('./market-screen.tsx')).MarketScreen,
})
