import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sweepInTurn } from './sweeps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<void>(() => undefined)

it('goes one after another, past one that fails', async () => {
  const told: string[] = []
  let atOnce = 0
  const sweep = (name: string) => async () => {
    atOnce++
    await Promise.resolve()
    told.push(`${name} of ${atOnce}`)
    atOnce--
    if (name === 'second') throw new Error('not today')
  }
  const failed: string[] = []
  await sweepInTurn(
    { first: sweep('first'), second: sweep('second'), third: sweep('third') },
    new Set(),
    (_, name) => failed.push(name),
  )
  expect(told).toEqual(['first of 1', 'second of 1', 'third of 1'])
  expect(failed).toEqual(['second'])
})

it('does not wait for one that hangs, and does not begin it again', async () => {
  const begun: string[] = []
  const all = {
    hanging: () => {
      begun.push('hanging')
      return never()
    },
    other: () => begun.push('other'),
  }
  const underWay = new Set<string>()
  const round = async () => {
    const over = sweepInTurn(all, underWay, () => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    await over
  }
  await round()
  await round()
  expect(begun).toEqual(['hanging', 'other', 'other'])
})
