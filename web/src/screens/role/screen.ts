import { defineScreen } from '../../features/site/navigation/define-screen.ts'

export const roleScreen = defineScreen({
  path: '/role',
  title: (t) => t.menuRole,
  frame: 'layout',
  place: 'library',
  menu: { key: 'role', icon: 'users-round', label: (t) => t.menuRole },
  load: async () => (await import('./role-screen.tsx')).RoleScreen,
})
