import type { HelpTexts } from '../en-US/help.ts'

export const help: HelpTexts = {
  title: '帮助',
  pages: '手册目录',
  chooseTitle: '使用手册',
  notFound: '手册中没有这一页。',
  empty: '手册中还没有内容',
  next: '下一页',
  previous: '上一页',
  allPages: '全部页面',
  tour: '聊天功能引导',
}
