import type { AdminModerationTexts } from '../en-US/admin-moderation.ts'

export const adminModeration: AdminModerationTexts = {
  title: '审核',
}
