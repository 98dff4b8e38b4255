import { describe, expect, it } from 'vitest'
import { fileTitle } from './file-title.ts'

describe('the title of a file', () => {
  it.each([
    ['雨中的猫, 水彩', '雨中的猫, 水彩'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['C:\\a "b" <c>|d?*', 'C a b c d'],
    ['line\nbreak\u0000and \u202Egpj.exe', 'line break and gpj.exe'],
    ['ends with dots. . .', 'ends with dots'],
    ['', '-'],
    ['...', '-'],
    ['\uD83D alone', 'alone'],
    ['🐈'.repeat(70), '🐈'.repeat(60)],
  ])('%j becomes %j', (words, title) => {
    expect(fileTitle(words)).toBe(title)
  })
})
