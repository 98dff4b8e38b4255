import type { PaletteTexts } from '../en-US/palette.ts'

export const palette: PaletteTexts = {
  placeholder: '对话、作品、页面或操作',
  recent: '最近使用',
  actions: '操作',
  conversations: '对话',
  works: '作品',
  screens: '页面',
  prompts: '灵感',
  settings: '设置',
  messages: '消息',
  none: (p) => `没有找到“${p.query}”`,
  searching: '正在搜索消息…',
  found: (p) => `${p.n} 个结果`,
  messagesFailed: '无法搜索消息。',

  notices: '公告',
  about: '关于本站',
  contact: '联系我们',
  setTo: (p) => `${p.name}：${p.value}`,
  inUse: '使用中',
  profile: '个人资料：名称和头像',
  settingsFile: '导出或导入设置',
  importConversations: '导入对话',
  exportConversations: '导出全部对话',
  connections: 'API、代理和超时',
}
