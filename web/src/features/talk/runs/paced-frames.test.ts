import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacedFrames } from './paced-frames.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Asks again as soon as it has been shown, for a second at sixty frames; when that was, in ms. */
function shownIn(pauseMs: number): number[] {
  const frame = (callback: () => void) =>
    void setTimeout(callback, Math.ceil((Date.now() + 1) / 16) * 16 - Date.now())
  const ask = pacedFrames({ frame, after: setTimeout, now: Date.now }, pauseMs)
  const shown: number[] = []
  const show = () => {
    shown.push(Date.now())
    ask(show)
  }
  ask(show)
  vi.advanceTimersByTime(1000)
  return shown
}

test('the first is shown with the next frame, and the next not before its pause', () => {
  const shown = shownIn(40)
  expect(shown[0]).toBe(16)
  expect(shown.slice(0, 4)).toEqual([16, 64, 112, 160])
})

test('without a pause each frame shows what has come', () => {
  expect(shownIn(0).slice(0, 3)).toEqual([16, 32, 48])
})
