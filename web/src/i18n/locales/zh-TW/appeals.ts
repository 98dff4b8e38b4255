import type { AppealsTexts } from '../en-US/appeals.ts'

export const appeals: AppealsTexts = {
  appeal: '申訴',
  text: '為什麼應當展示',
  hint: '只能申訴一次，管理人員會閱讀並答覆。',
  send: '送出申訴',
  cancel: '取消',
  sent: '申訴已送出',
  waiting: '您已申訴，答覆會顯示在這裡。',
  refused: '申訴遭駁回。',
  granted: '申訴已獲同意。',
  answer: ({ text }) => `答覆：${text}`,
  missing: '請先填寫理由。',
}
