import { describe, expect, it } from 'vitest'
import { swapTerms } from './swap-terms.ts'

describe('the terms of a swap', () => {
  it.each([
    ['credits', '5', { gets: 5000 }],
    ['credits', ' 10 ', { gets: 10_000 }],
    ['tokens', '3000', { gets: 3 }],
    ['tokens', '2500', { problem: 'whole' }],
    ['credits', '11', { problem: 'short' }],
    ['tokens', '9000', { problem: 'short' }],
    ['credits', '0', { problem: 'odd' }],
    ['credits', '1.5', { problem: 'odd' }],
    ['credits', '-1', { problem: 'odd' }],
    ['credits', '99999999999999999999', { problem: 'odd' }],
    ['credits', '', undefined],
  ] as const)('of %s for “%s” are %o', (from, typed, terms) => {
    const held = from === 'credits' ? 10 : 8000
    expect(swapTerms(typed, { from, rate: 1000, held })).toEqual(terms)
  })
})
