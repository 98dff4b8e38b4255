import type { ToolConsentTexts } from '../en-US/tool-consent.ts'

export const toolConsent: ToolConsentTexts = {
  asks: (p) => `${p.name}：要讓模型這麼做嗎？`,
  allow: '允許一次',
  always: '這個對話一律允許',
  refuse: '拒絕',
  alwaysOn: '這個對話一律允許。',
  askAgain: '重新詢問',
}
