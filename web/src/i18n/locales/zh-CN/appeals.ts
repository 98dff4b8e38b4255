import type { AppealsTexts } from '../en-US/appeals.ts'

export const appeals: AppealsTexts = {
  appeal: '申诉',
  text: '为什么应当展示',
  hint: '只能申诉一次，管理人员会阅读并答复。',
  send: '提交申诉',
  cancel: '取消',
  sent: '申诉已提交',
  waiting: '你已申诉，答复会显示在这里。',
  refused: '申诉被驳回。',
  granted: '申诉已获同意。',
  answer: ({ text }) => `答复：${text}`,
  missing: '请先填写理由。',
}
