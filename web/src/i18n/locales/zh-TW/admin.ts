import type { AdminTexts } from '../en-US/admin.ts'

export const admin: AdminTexts = {
  title: '主控台',
  backToSite: '返回站台',
  rooms: '主控台欄目',
  site: '站台',
  groups: {
    business: '營運',
    making: '創作',
    site: '本站台',
    house: '整個安裝',
  },
  places: {
    today: '今日',
    people: '使用者',
    money: '金流',
    works: '作品',
    moderation: '審核',
    sites: '站台',
    content: '內容',
    tools: '工具',
    connections: '連線',
    models: '模型',
    staff: '管理人員',
    audit: '紀錄',
    backup: '備份',
  },
  forOperators: '僅供管理人員使用',
  forOperatorsText: '請用具備相應角色的帳號登入。',
  logIn: '登入',
}
