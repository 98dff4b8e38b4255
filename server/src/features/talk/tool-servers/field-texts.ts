// What is wrong with a field, as its reader is told.
import type { Locale } from '@atelier/contract/primitives'

export const fieldTexts: Record<Locale, { headersAgain: string }> = {
  'en-US': {
    headersAgain: 'Enter the headers again. They only work with the address you saved them for.',
  },
  'zh-CN': {
    headersAgain: '请重新填写请求头：它们只用于填写时的那个地址。',
  },
  'zh-TW': {
    headersAgain: '請重新填寫標頭：它們只用於填寫時的那個網址。',
  },
}
