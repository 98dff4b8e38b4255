import { expect, it } from 'vitest'
import { lateTextName, textChunk } from './text-chunks.ts'

it('texts of a language that are needed together are one file, the others are named by what they are and their language', () => {
  expect(textChunk('/web/src/i18n/locales/zh-TW/chat.ts')).toBe('texts-zh-TW')
  expect(textChunk('/web/src/i18n/locales/en-US/drawing-library.ts')).toBe('making-texts-en-US')
  expect(textChunk('/web/src/i18n/locales/en-US/work-page.ts')).toBe('gallery-texts-en-US')
  expect(textChunk('/web/src/i18n/locales/zh-TW/admin-money.ts')).toBeUndefined()
  expect(lateTextName('/web/src/i18n/locales/zh-TW/admin-money.ts')).toBe('admin-money-zh-TW')
})

it('what holds no texts is named by the bundler', () => {
  expect(lateTextName('/web/src/screens/pay/pay-screen.tsx')).toBeUndefined()
  expect(lateTextName(null)).toBeUndefined()
})
