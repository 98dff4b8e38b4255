import type { AdminContentTexts } from '../en-US/admin-content.ts'

export const adminContent: AdminContentTexts = {
  title: '内容',
}
