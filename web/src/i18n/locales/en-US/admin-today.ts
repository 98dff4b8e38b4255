export const adminToday = {
  title: 'Today',
}

export type AdminTodayTexts = typeof adminToday
