import type { PaletteTexts } from '../en-US/palette.ts'

export const palette: PaletteTexts = {
  placeholder: '對話、作品、頁面或動作',
  recent: '最近使用',
  actions: '動作',
  conversations: '對話',
  works: '作品',
  screens: '頁面',
  prompts: '靈感',
  settings: '設定',
  messages: '訊息',
  none: (p) => `找不到「${p.query}」`,
  searching: '正在搜尋訊息…',
  found: (p) => `${p.n} 筆結果`,
  messagesFailed: '無法搜尋訊息。',

  notices: '公告',
  about: '關於本站',
  contact: '聯絡我們',
  setTo: (p) => `${p.name}：${p.value}`,
  inUse: '使用中',
  profile: '個人資料：名稱和大頭貼',
  settingsFile: '匯出或匯入設定',
  importConversations: '匯入對話',
  exportConversations: '匯出全部對話',
  connections: 'API、代理伺服器和逾時',
}
