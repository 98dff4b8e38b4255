import { expect, it } from 'vitest'
import { failureTexts } from './failure-texts.ts'

it('why a work ended is told without what it cost, which is told beside it', () => {
  const shown = Object.values(failureTexts).flatMap((texts) => [
    texts['works.lost'],
    texts['works.timeout'],
  ])
  expect(shown.filter((text) => /charged|扣费|扣點/.test(text))).toEqual([])
})
