import type { HelpTexts } from '../en-US/help.ts'

export const help: HelpTexts = {
  title: '說明',
  pages: '手冊目錄',
  chooseTitle: '使用手冊',
  notFound: '手冊裡沒有這一頁。',
  empty: '手冊裡還沒有內容',
  next: '下一頁',
  previous: '上一頁',
  allPages: '所有頁面',
  tour: '聊天功能導覽',
}
