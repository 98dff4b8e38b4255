import type { CreditTexts } from '../en-US/credit.ts'

export const credit: CreditTexts = {
  topUpTitle: '儲值',
  shortTitle: '點數不足',
  codesTitle: '兌換碼',

  triedAnswer: '回答沒有開始，未扣點數，你寫的內容已保留。',
  triedWork: '作品沒有開始產生，未扣點數。',
  triedOther: '未扣點數。',

  balance: '餘額',
  credits: ({ n }) => `${n} 點`,
  vipTime: 'VIP 時間',
  vipNone: '無',
  vipUntil: ({ date }) => `有效至 ${date}`,
  vipEnded: ({ date }) => `已於 ${date} 到期`,

  codesText: '本站以兌換碼取得點數。',
  shopText: '兌換碼在站外商店販售。',
  openShop: '開啟商店',

  askOperator: '洽詢方式',
}
