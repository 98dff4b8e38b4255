import { defineScreen } from '../../features/navigation/define-screen.ts'

export const operatorScreen = defineScreen({
  path: '/operator',
  frame: 'alone',
  load: async () => (await import('./operator-screen.tsx')).OperatorScreen,
})

export const appReviewScreen = defineScreen({
  path: '/operator/apps',
  frame: 'layout',
  load: async () => (await import('./app-review-screen.tsx')).AppReviewScreen,
})

export const galleryReviewScreen = defineScreen({
  path: '/operator/gallery',
  frame: 'layout',
  load: async () => (await import('./gallery-review-screen.tsx')).GalleryReviewScreen,
})

export const operatorToolsScreen = defineScreen({
  path: '/operator/tools',
  frame: 'layout',
  load: async () => (await import('./tools-screen.tsx')).OperatorToolsScreen,
})

export const staffScreen = defineScreen({
  path: '/operator/staff',
  frame: 'layout',
  load: async () => (await import('./staff-screen.tsx')).StaffScreen,
})

export const auditScreen = defineScreen({
  path: '/operator/audit',
  frame: 'layout',
  load: async () => (await import('./audit-screen.tsx')).AuditScreen,
})

export const backupScreen = defineScreen({
  path: '/operator/backup',
  frame: 'layout',
  load: async () => (await import('./backup-screen.tsx')).BackupScreen,
})

export const promptReviewScreen = defineScreen({
  path: '/operator/prompts',
  frame: 'layout',
  load: async () => (await import('./prompt-review-screen.tsx')).PromptReviewScreen,
})
