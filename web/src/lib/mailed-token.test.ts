import { describe, expect, it } from 'vitest'
import { tokenInText } from './mailed-token.ts'

describe('what is pasted from a mail', () => {
  it.each([
    ['https://site.example/?dialog=reset-password#token=a-B_9', 'a-B_9'],
    [' a-B_9\n', 'a-B_9'],
    ['', ''],
  ])('%j holds %j', (text, token) => expect(tokenInText(text)).toBe(token))
})
