import type { AdminTodayTexts } from '../en-US/admin-today.ts'

export const adminToday: AdminTodayTexts = {
  title: '今日',
}
