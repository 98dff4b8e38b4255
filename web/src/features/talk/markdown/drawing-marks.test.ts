import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../testing/fake-storage.ts'

/** The module as a page has it that was opened just now: what another page has under way it knows by the storage alone. */
async function openPage() {
  vi.resetModules()
  return (await import('./drawing-marks.ts')).drawingMarks
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
  vi.stubGlobal('localStorage', fakeStorage())
  return () => vi.useRealTimers()
})

test('a diagram whose drawing never ended is known at the next visit, however often the page is loaded meanwhile', async () => {
  const first = await openPage()
  first.begin('a')
  expect(first.has('a')).toBe(false)
  vi.advanceTimersByTime(8000)
  const second = await openPage()
  expect(second.has('a')).toBe(false)
  second.begin('a')
  vi.advanceTimersByTime(8000)
  const third = await openPage()
  expect(third.has('a')).toBe(true)
  expect(third.has('b')).toBe(false)
})

test('one that was drawn, or refused, is not', async () => {
  const first = await openPage()
  first.begin('a')
  first.end('a')
  vi.advanceTimersByTime(60_000)
  expect((await openPage()).has('a')).toBe(false)
})

test('one that was given up is known at once', async () => {
  const first = await openPage()
  first.begin('a')
  first.hung('a')
  expect(first.has('a')).toBe(true)
  expect((await openPage()).has('a')).toBe(true)
})

test('only some are remembered, and what somebody else has written there is none', async () => {
  localStorage.setItem('drawing', '{"value":{"x":"y"},"expire":null}')
  const marks = await openPage()
  for (let at = 0; at < 200; at += 1) marks.hung(`diagram ${at}`)
  expect(marks.has('diagram 199')).toBe(true)
  expect(marks.has('diagram 0')).toBe(false)
  expect(localStorage.getItem('drawing')?.length).toBeLessThan(4000)
})
