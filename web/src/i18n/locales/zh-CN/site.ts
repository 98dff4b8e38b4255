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
  nothingAbout: '本站没有填写介绍。',

  noContact: '本站没有提供联系方式',

  banner: '通告',
  showAll: '展开全文',
  showLess: '收起为一行',
  dismissBanner: '关闭通告',
}
