import { expect, it } from 'vitest'
import { retryUntilStored } from './retry-until-stored.ts'

const pauses = { pauseMs: 100, longestPauseMs: 3000 }
const broken = (code: string) => Object.assign(new Error('broken'), { code })

/** Fails with these codes in turn, then stores; or always with the last. */
function database(codes: string[], { comesBack = true } = {}) {
  const waited: number[] = []
  let tries = 0
  const write = async () => {
    const code = codes[tries++] ?? (comesBack ? undefined : codes.at(-1))
    if (code) throw broken(code)
    return 'stored'
  }
  return { write, waited, tries: () => tries, pause: async (ms: number) => void waited.push(ms) }
}

it('a database that is away, or a deadlock, is waited for', async () => {
  const { write, waited, pause } = database(['ECONNREFUSED', '40P01', '57P03'])
  expect(await retryUntilStored(write, { pauses, pause })).toBe('stored')
  expect(waited).toEqual([100, 200, 400])
})

it('what the database refuses is thrown at once', async () => {
  const { write, waited, pause } = database(['23505'])
  await expect(retryUntilStored(write, { pauses, pause })).rejects.toMatchObject({ code: '23505' })
  expect(waited).toEqual([])
})

it('no longer than is wanted', async () => {
  const { write, waited, tries, pause } = database(['ECONNREFUSED'], { comesBack: false })
  const stored = retryUntilStored(write, { pauses, pause, maxWaitMs: 6000 })
  await expect(stored).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  // The sixth pause begins before the time is up, and is the last.
  expect(waited).toEqual([100, 200, 400, 800, 1600, 3000])
  expect(tries()).toBe(7)
})
