import { beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

const frameMs = 16

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, frameMs))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('does what is asked for once a frame, and at most once in the interval', () => {
  const action = vi.fn()
  const { ask } = throttle(100, action)
  ask()
  ask()
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(frameMs)
  expect(action).toHaveBeenCalledTimes(1)

  ask()
  vi.advanceTimersByTime(90)
  ask()
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(40)
  expect(action).toHaveBeenCalledTimes(2)
})

it('does nothing any more once it is stopped', () => {
  const action = vi.fn()
  const { ask, stop } = throttle(100, action)
  ask()
  stop()
  vi.advanceTimersByTime(500)
  expect(action).not.toHaveBeenCalled()
})
