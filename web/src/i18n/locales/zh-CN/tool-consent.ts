import type { ToolConsentTexts } from '../en-US/tool-consent.ts'

export const toolConsent: ToolConsentTexts = {
  asks: (p) => `${p.name}：允许模型这样做吗？`,
  allow: '允许一次',
  always: '在此对话中总是允许',
  refuse: '拒绝',
  alwaysOn: '在此对话中总是允许。',
  askAgain: '重新询问',
}
