import type { AdminWorksTexts } from '../en-US/admin-works.ts'

export const adminWorks: AdminWorksTexts = {
  title: '作品',
}
