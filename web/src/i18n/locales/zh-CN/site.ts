import type { SiteTexts } from '../en-US/site.ts'

export const site: SiteTexts = {
  noticesTitle: '公告',
  noNotices: '暂无公告',
  noNoticesText: '本站发布的公告会显示在这里。',
  unread: '新',

  aboutTitle: ({ name }) => `关于 ${name}`,
  version: ({ version, date }) => `版本 ${version}，${date}`,
  readOn: '更多',
  handbook: '使用手册',
  apiReference: 'API 文档',
  contact: '联系我们',

  noContact: '本站没有提供联系方式',

  banner: '通告',
  showAll: '展开全文',
  showLess: '收起为一行',
  dismissBanner: '关闭通告',

  // What shows by itself, in one line
  versionText: ({ version }) => `新版本 ${version} 已发布。`,
  updateRead: '查看更新',
  newNotice: '有一条新公告。',
  read: '阅读',
  later: '稍后',
  language: '语言',
  alsoSpoken: '也可以使用简体中文',
  speakIt: '切换',
  keepLanguage: '保持当前语言',

  updateTitle: '更新提示',
  update: '更新',
  updateContent: '更新内容:',
  updateDate: '更新日期:',
}
