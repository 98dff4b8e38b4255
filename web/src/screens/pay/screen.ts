import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const payScreen = defineScreen({
  path: '/pay',
  title: (t) => t.menuPay,
  frame: 'layout',
  menu: { key: 'pay', icon: 'coins', label: (t) => t.menuPay },
  load: async () => (await import('./pay-screen.tsx')).PayScreen,
})
