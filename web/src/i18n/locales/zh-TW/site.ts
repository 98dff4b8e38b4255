import type { SiteTexts } from '../en-US/site.ts'

export const site: SiteTexts = {
  noticesTitle: '公告',
  noNotices: '目前沒有公告',
  noNoticesText: '本站發布的公告會顯示在這裡。',
  unread: '新',

  aboutTitle: ({ name }) => `關於 ${name}`,
  version: ({ version, date }) => `版本 ${version}，${date}`,
  readOn: '更多',
  handbook: '使用手冊',
  apiReference: 'API 文件',
  contact: '聯絡我們',

  noContact: '本站沒有提供聯絡方式',

  banner: '通告',
  showAll: '展開全文',
  showLess: '收合成一行',
  dismissBanner: '關閉通告',

  // What shows by itself, in one line
  versionText: ({ version }) => `新版本 ${version} 已推出。`,
  updateRead: '查看更新內容',
  newNotice: '有一則新公告。',
  read: '閱讀',
  later: '稍後',
  language: '語言',
  alsoSpoken: '也可以使用繁體中文',
  speakIt: '切換',
  keepLanguage: '維持目前語言',

  updateTitle: '更新提示',
  update: '更新',
  updateContent: '更新內容:',
  updateDate: '更新日期:',
}
