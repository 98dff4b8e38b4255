// The console: a screen for each of its rooms, and the way in.
import { defineScreen, type Screen } from '../../features/site/navigation/define-screen.ts'

export const adminScreens: Screen[] = [
  defineScreen({
    path: '/admin',
    frame: 'alone',
    load: async () => (await import('./admin-screen.tsx')).AdminScreen,
  }),
  defineScreen({
    path: '/admin/start/:step?',
    frame: 'console',
    load: async () => (await import('./start/start-screen.tsx')).StartScreen,
  }),
  defineScreen({
    path: '/admin/today',
    frame: 'console',
    load: async () => (await import('./today/today-screen.tsx')).TodayScreen,
  }),
  defineScreen({
    path: '/admin/people/:id?/:tab?',
    frame: 'console',
    load: async () => (await import('./users/users-screen.tsx')).UsersScreen,
  }),
  defineScreen({
    path: '/admin/money/:tab?',
    frame: 'console',
    load: async () => (await import('./money/money-screen.tsx')).MoneyScreen,
  }),
  defineScreen({
    path: '/admin/works/:id?',
    frame: 'console',
    load: async () => (await import('./works/works-screen.tsx')).WorksScreen,
  }),
  defineScreen({
    path: '/admin/moderation/works',
    frame: 'console',
    load: async () => (await import('./moderation/gallery-review-screen.tsx')).GalleryReviewScreen,
  }),
  defineScreen({
    path: '/admin/moderation/apps',
    frame: 'console',
    load: async () => (await import('./moderation/app-review-screen.tsx')).AppReviewScreen,
  }),
  defineScreen({
    path: '/admin/moderation/prompts',
    frame: 'console',
    load: async () => (await import('./moderation/prompt-review-screen.tsx')).PromptReviewScreen,
  }),
  defineScreen({
    path: '/admin/moderation/:tab?',
    frame: 'console',
    load: async () => (await import('./moderation/moderation-screen.tsx')).ModerationScreen,
  }),
  defineScreen({
    path: '/admin/sites/:tab?',
    frame: 'console',
    load: async () => (await import('./sites/sites-screen.tsx')).SitesScreen,
  }),
  defineScreen({
    path: '/admin/content/:kind?',
    frame: 'console',
    load: async () => (await import('./content/content-screen.tsx')).ContentScreen,
  }),
  defineScreen({
    path: '/admin/tools',
    frame: 'console',
    load: async () => (await import('./tools/tools-screen.tsx')).AdminToolsScreen,
  }),
  defineScreen({
    path: '/admin/connections/:id?',
    frame: 'console',
    load: async () => (await import('./connections/connections-screen.tsx')).ConnectionsScreen,
  }),
  defineScreen({
    path: '/admin/models/:kind?',
    frame: 'console',
    load: async () => (await import('./models/models-screen.tsx')).ModelsScreen,
  }),
  defineScreen({
    path: '/admin/staff',
    frame: 'console',
    load: async () => (await import('./staff/staff-screen.tsx')).StaffScreen,
  }),
  defineScreen({
    path: '/admin/audit',
    frame: 'console',
    load: async () => (await import('./audit/audit-screen.tsx')).AuditScreen,
  }),
  defineScreen({
    path: '/admin/backup',
    frame: 'console',
    load: async () => (await import('./backup/backup-screen.tsx')).BackupScreen,
  }),
]
