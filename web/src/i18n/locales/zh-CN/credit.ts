import type { CreditTexts } from '../en-US/credit.ts'

export const credit: CreditTexts = {
  topUpTitle: '充值',
  shortTitle: '积分不足',
  codesTitle: '兑换码',

  triedAnswer: '回答没有开始，未扣积分，你写的内容已保留。',
  triedWork: '作品没有开始生成，未扣积分。',
  triedOther: '未扣积分。',

  balance: '余额',
  credits: ({ n }) => `${n} 积分`,
  vipTime: 'VIP 时间',
  vipNone: '无',
  vipUntil: ({ date }) => `有效期至 ${date}`,
  vipEnded: ({ date }) => `已于 ${date} 到期`,

  codesText: '本站通过兑换码获取积分。',
  shopText: '兑换码在站外商店出售。',
  openShop: '打开商店',

  askOperator: '咨询方式',
}
