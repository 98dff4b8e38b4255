import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const welcomeScreen = defineScreen({
  path: '/welcome',
  title: (t) => t.menuWelcome,
  frame: 'alone',
  load: async () => (await import('./welcome-screen.tsx')).WelcomeScreen,
})
