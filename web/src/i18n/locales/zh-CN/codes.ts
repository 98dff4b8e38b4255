import type { CodesTexts } from '../en-US/codes.ts'

export const codes: CodesTexts = {
  label: '兑换码',
  hint: '16 位字母和数字，不区分大小写，空格和短横可省略。',
  redeem: '兑换',
  empty: '请先输入兑换码。',
  misshapen: ({ n }) => `兑换码为 16 位字母和数字，不含字母 U，当前为 ${n} 位。`,
  guest: '你正以访客身份使用，兑换所得只保留在此浏览器；注册账户后可一直保留。',
  signUp: '注册',
  done: '兑换成功',
  credits: ({ n }) => `+${n} 积分`,
  tokens: ({ n }) => `+${n} 对话额度`,
  vipDays: ({ n }) => `+${n} 天 VIP`,
  close: '完成',
  another: '再兑换一个',
}
