import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const chatScreen = defineScreen({
  path: '/Chat',
  title: (t) => t.menuChat,
  frame: 'layout',
  place: 'chat',
  menu: { key: 'Chat', icon: 'message-circle', label: (t) => t.menuChat },
  load: async () => (await import('./chat-place.tsx')).ChatPlace,
})
