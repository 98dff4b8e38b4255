import { describe, expect, it } from 'vitest'
import { createJsonJoiner, splitJson } from './json-pieces.ts'

function carried(value: unknown, max?: number) {
  const joiner = createJsonJoiner()
  let batches = 0
  for (const batch of splitJson(value, max)) {
    batches += 1
    // As one thread is given it by another.
    joiner.add(structuredClone(batch))
  }
  return { value: joiner.whole(), batches }
}

describe('what is carried in pieces is what it was', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 4.5],
    ['a text that is long', 'ab😀'.repeat(1000)],
    ['a list', [1, 'two', [3, null, true], {}]],
    ['an empty list in a list', [[], [[]]]],
    ['fields', { a: 1, b: { c: ['d'.repeat(500), { e: 'f'.repeat(500) }] }, '': 0 }],
    [
      'fields of odd names',
      JSON.parse('{"__proto__":{"x":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"},"toString":1,"10":2}'),
    ],
    ['many', Array.from({ length: 2000 }, (_, n) => ({ n, text: `entry ${n}` }))],
  ])('%s', (_, value) => {
    for (const max of [1, 40, 1000, undefined])
      expect(JSON.stringify(carried(value, max).value)).toBe(JSON.stringify(value))
  })

  it('and no field makes an object of another kind', () => {
    const { value } = carried(
      JSON.parse(`{"__proto__":{"isAdmin":true},"a":"${'b'.repeat(99)}"}`),
      10,
    )
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

it('the pieces of a batch are about as long as they may be', () => {
  const value = { text: 'a'.repeat(100_000), list: Array.from({ length: 10_000 }, () => 'word') }
  const sizes = [...splitJson(value, 1000)].map((batch) => JSON.stringify(batch).length)
  expect(Math.max(...sizes)).toBeLessThan(5000)
  expect(sizes.length).toBeGreaterThan(100)
})

it('what is nested endlessly is refused', () => {
  const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as unknown
  expect(() => [...splitJson(deep)]).toThrow(SyntaxError)
})
