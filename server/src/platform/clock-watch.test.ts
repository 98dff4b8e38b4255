import { expect, it } from 'vitest'
import { watchClock } from './clock-watch.ts'

const hourMs = 3_600_000

function watched() {
  let shown = Date.parse('2026-11-26T00:00:00Z')
  let passed = 1000
  const watch = watchClock(() => passed)
  const look = () => watch.steadyForMs(new Date(shown))
  return {
    look,
    pass(ms: number) {
      shown += ms
      passed += ms
      return look()
    },
    set(ms: number) {
      shown += ms
      return look()
    },
  }
}

it('a clock that is never set is steady for ever', () => {
  const { look, pass } = watched()
  expect([look(), pass(hourMs), pass(400 * 24 * hourMs)]).toEqual([Infinity, Infinity, Infinity])
})

it.each([hourMs, -hourMs, 365 * 24 * hourMs, -365 * 24 * hourMs])(
  'a jump by %d ms is seen at the next look, and is past after a while',
  (ms) => {
    const { look, pass, set } = watched()
    look()
    expect([set(ms), pass(30_000), pass(30_000)]).toEqual([0, 30_000, 60_000])
    expect(set(-ms)).toBe(0)
  },
)

it('a clock that is put right by a second or two has not jumped', () => {
  const { look, set } = watched()
  look()
  expect([set(2000), set(-2000)]).toEqual([Infinity, Infinity])
})
