import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLocale, setCurrentLocale } from './locale-state.ts'
import { changeLocale, loadTexts } from './text-store.ts'

/** What waits for its file, by language. */
const files = new Map<string, () => void>()

vi.mock('./namespaces.ts', () => ({
  fetchTexts: (locale: string) => new Promise<object>((come) => files.set(locale, () => come({}))),
}))

beforeEach(async () => {
  setCurrentLocale('zh-CN')
  void loadTexts('zh-CN', 'site')
})

describe('a change of the language', () => {
  it('that was wished for last counts, also when an earlier one has its texts later', async () => {
    const earlier = changeLocale('zh-CN')
    const later = changeLocale('en-US')
    files.get('en-US')?.()
    await later
    expect(currentLocale()).toBe('en-US')
    files.get('zh-CN')?.()
    await earlier
    expect(currentLocale()).toBe('en-US')
  })
})
