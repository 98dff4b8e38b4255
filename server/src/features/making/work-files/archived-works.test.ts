import { describe, expect, it } from 'vitest'
import { workSchema } from './archived-works.ts'

const understoodIn = (understood: unknown) => workSchema.shape.understood.parse(understood)

describe('what a maker understood, in an archive', () => {
  it('is read as it was told', () => {
    const understood = { known: ['fox'], unknown: ['ramen'], leftOut: [] }
    expect(understoodIn(understood)).toEqual(understood)
  })

  it.each([
    ['is not there', undefined],
    ['is something else', 'fox'],
    [
      'has more words than any maker tells',
      { known: Array(101).fill('fox'), unknown: [], leftOut: [] },
    ],
    ['has a word as long as a book', { known: ['x'.repeat(201)], unknown: [], leftOut: [] }],
  ])('is left out where it %s; the work is read', (_, understood) => {
    expect(understoodIn(understood)).toBeNull()
  })
})
