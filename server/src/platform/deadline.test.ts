import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('aborts once the time is up', () => {
  const { signal, isPast } = createDeadline(1000)
  vi.advanceTimersByTime(999)
  expect([signal.aborted, isPast()]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([signal.aborted, isPast()]).toEqual([true, true])
})

it('aborts with the other signal, which is no lateness then or later', () => {
  const other = new AbortController()
  const { signal, isPast } = createDeadline(1000, other.signal)
  other.abort('left')
  expect(signal.reason).toBe('left')
  vi.advanceTimersByTime(2000)
  expect(isPast()).toBe(false)
})

it('is aborted from the start where the other signal is', () => {
  expect(createDeadline(1000, AbortSignal.abort('gone')).signal.reason).toBe('gone')
})

it('aborts nothing, and leaves no timer, once the work is over', () => {
  const other = new AbortController()
  const { signal, end } = createDeadline(1000, other.signal)
  end()
  other.abort()
  expect([signal.aborted, vi.getTimerCount()]).toEqual([false, 0])
})
