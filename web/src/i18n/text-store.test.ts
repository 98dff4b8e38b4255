import { expect, it } from 'vitest'
import { currentLocale, setCurrentLocale } from './locale-state.ts'
import { changeLocale } from './text-store.ts'

it('of two wishes for a language the later counts, also when the earlier one has its texts last', async () => {
  setCurrentLocale('zh-CN')
  const earlierTexts = Promise.withResolvers<void>()
  const earlier = changeLocale('zh-CN', () => earlierTexts.promise)
  await changeLocale('en-US', async () => undefined)
  expect(currentLocale()).toBe('en-US')
  earlierTexts.resolve()
  await earlier
  expect(currentLocale()).toBe('en-US')
})
