import { describe, expect, it } from 'vitest'
import { inBatches, mergeReports } from './import-batches.ts'

describe('a long list', () => {
  it('is sent in parts of so many entries, in its order', () => {
    expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(inBatches([], 2)).toEqual([])
  })

  it('is sent in parts of so many bytes, as JSON spells them', () => {
    const entry = '\n界'.repeat(50_000)
    const sizes = inBatches([entry, entry, entry, entry], 500).map((batch) => batch.length)
    expect(sizes).toEqual([3, 1])
  })

  it('is told as one', () => {
    const first = { added: 2, skippedTitles: ['a'], skippedContents: [] }
    const second = { added: 1, skippedTitles: ['b'], skippedContents: ['c'] }
    expect(mergeReports([first, second])).toEqual({
      added: 3,
      skippedTitles: ['a', 'b'],
      skippedContents: ['c'],
    })
  })
})
