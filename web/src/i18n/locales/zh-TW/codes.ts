import type { CodesTexts } from '../en-US/codes.ts'

export const codes: CodesTexts = {
  label: '兌換碼',
  hint: '16 個字母和數字，不分大小寫，空格和連字號可省略。',
  redeem: '兌換',
  empty: '請先輸入兌換碼。',
  misshapen: ({ n }) => `兌換碼為 16 個字母和數字，不含字母 U，目前有 ${n} 個。`,
  guest: '你目前是訪客，兌換所得只保留在這個瀏覽器；註冊帳號後就能一直保留。',
  signUp: '註冊',
  done: '兌換成功',
  credits: ({ n }) => `+${n} 點`,
  tokens: ({ n }) => `+${n} 對話額度`,
  vipDays: ({ n }) => `+${n} 天 VIP`,
  close: '完成',
  another: '再兌換一組',
}
