import { describe, expect, it } from 'vitest'
import { prompts as en } from '../../../i18n/locales/en-US/prompts.ts'
import { prompts as zhCN } from '../../../i18n/locales/zh-CN/prompts.ts'
import { prompts as zhTW } from '../../../i18n/locales/zh-TW/prompts.ts'

const msg = 'Poet, Cook'

describe('what an import says', () => {
  it('of other keys', () => {
    expect(en.mismatch).toBe('Key value mismatch')
  })

  it('of titles that are there already', () => {
    expect(en.titlesSkipped({ msg })).toBe('Title repeatedly skipped: Poet, Cook')
  })

  it('of words that are there already', () => {
    expect(en.contentsSkipped({ msg })).toBe('Content is repeatedly skipped: Poet, Cook')
  })

  it('of where a list comes from', () => {
    expect(en.sourceWarning).toBe('Note: Please check the JSON file source!')
  })

  it('of a list that could not be had', () => {
    expect(en.listFailed).toBe('Please check the network status and JSON file validity')
  })

  it('of what is pasted', () => {
    expect(en.paste).toBe('Please paste the JSON data')
  })

  it('names what was left out in every language', () => {
    for (const texts of [en, zhCN, zhTW])
      for (const say of [texts.titlesSkipped, texts.contentsSkipped])
        expect(say({ msg })).toContain(msg)
  })
})
