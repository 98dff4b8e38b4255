import type { AdminTexts } from '../en-US/admin.ts'

export const admin: AdminTexts = {
  title: '控制台',
  backToSite: '返回站点',
  rooms: '控制台栏目',
  site: '站点',
  groups: {
    business: '经营',
    making: '创作',
    site: '本站点',
    house: '整个安装',
  },
  places: {
    today: '今日',
    people: '用户',
    money: '资金',
    works: '作品',
    moderation: '审核',
    sites: '站点',
    content: '内容',
    tools: '工具',
    connections: '连接',
    models: '模型',
    staff: '管理人员',
    audit: '日志',
    backup: '备份',
  },
  forOperators: '仅供管理人员使用',
  forOperatorsText: '请用具备相应角色的账号登录。',
  logIn: '登录',
}
