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

  // Keyboard
  shortcutsChat: '对话',
  shortcutsApp: '全局',
  shortcutSend: '发送',
  shortcutNewline: '换行',
  shortcutEditLast: '编辑上一条消息',
  shortcutStop: '停止回答',
  shortcutNewChat: '新建对话',
  shortcutFind: '在当前对话中查找',
  shortcutSearch: '搜索',
  shortcutSidebar: '收起或展开侧栏',
  shortcutShortcuts: '显示此列表',
}
