import { expect, it } from 'vitest'
import { pauseAfter, retry } from './retry.ts'

const pauses = { pauseMs: 100, longestPauseMs: 1000 }

/** A task that fails so often, and what was waited for it. */
function failing(times: number) {
  const waited: number[] = []
  let left = times
  const task = async () => {
    if (left-- > 0) throw new Error(`trouble ${times - left}`)
    return 'done'
  }
  return { task, waited, pause: async (ms: number) => void waited.push(ms) }
}

it('pauses double up to the longest, however many troubles there were', () => {
  expect([1, 2, 3, 4, 5, 2000].map((troubles) => pauseAfter(troubles, pauses))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ])
})

it('what fails is tried again after growing pauses', async () => {
  const { task, waited, pause } = failing(3)
  expect(await retry(task, { pauses, isWorthwhile: () => true, pause })).toBe('done')
  expect(waited).toEqual([100, 200, 400])
})

it('is tried no more once it is not worthwhile, and throws the last trouble', async () => {
  const { task, waited, pause } = failing(5)
  const seen: unknown[] = []
  const tried = retry(task, {
    pauses,
    isWorthwhile(_, about) {
      seen.push(about)
      return about.troubles < 2
    },
    pause,
  })
  await expect(tried).rejects.toThrow('trouble 2')
  expect(waited).toEqual([100])
  expect(seen).toEqual([
    { troubles: 1, pauseMs: 100 },
    { troubles: 2, pauseMs: 200 },
  ])
})

it('is tried no more where the pause is broken off', async () => {
  const { task } = failing(5)
  const pause = () => Promise.reject(new Error('let go'))
  await expect(retry(task, { pauses, isWorthwhile: () => true, pause })).rejects.toThrow('let go')
})
