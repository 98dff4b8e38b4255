import { beforeEach, expect, it, vi } from 'vitest'
import { createLazyTurns, type LazyTurns, lazyEveryMs } from './lazy-turns.ts'

let turns: LazyTurns
let begun: string[]

beforeEach(() => {
  vi.useFakeTimers()
  turns = createLazyTurns()
  begun = []
  return () => vi.useRealTimers()
})

const come = (...names: string[]) => names.map((name) => turns.take(() => begun.push(name)))

it('begins at once with all that come together', async () => {
  come('a', 'b')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
})

it('begins with what comes later 300 ms after that, and not before', async () => {
  come('a')
  await Promise.resolve()
  come('b')
  await vi.advanceTimersByTimeAsync(100)
  come('c')
  await vi.advanceTimersByTimeAsync(lazyEveryMs - 101)
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(lazyEveryMs).toBe(300)
})

it('begins with nothing that has gone by meanwhile', async () => {
  come('a')
  await Promise.resolve()
  const [leaveB] = come('b', 'c')
  leaveB?.()
  await vi.advanceTimersByTimeAsync(lazyEveryMs)
  expect(begun).toEqual(['a', 'c'])
})

it('begins at once again after a pause', async () => {
  come('a')
  await vi.advanceTimersByTimeAsync(2 * lazyEveryMs)
  come('b')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
})
