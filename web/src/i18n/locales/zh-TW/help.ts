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

  // Keyboard
  shortcutsChat: '對話',
  shortcutsApp: '全域',
  shortcutSend: '傳送',
  shortcutNewline: '換行',
  shortcutEditLast: '編輯上一則訊息',
  shortcutStop: '停止回答',
  shortcutNewChat: '新對話',
  shortcutFind: '在這個對話中尋找',
  shortcutSearch: '搜尋',
  shortcutSidebar: '收合或展開側邊欄',
  shortcutShortcuts: '顯示這份清單',
}
