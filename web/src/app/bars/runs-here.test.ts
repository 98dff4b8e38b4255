import { workStates, workTypes } from '@atelier/contract/work-terms'
import { expect, it } from 'vitest'
import { runsHere } from './runs-here.ts'

const still = { turns: [{ endedAt: 7 }], works: [], pathname: '/Midjourney', shown: [] }
const picture = { id: 3, type: workTypes.midjourney, status: workStates.running }

it('an answer runs as long as it has not ended, on any screen', () => {
  expect(runsHere(still)).toBe(false)
  expect(runsHere({ ...still, turns: [{ endedAt: 7 }, { endedAt: null }] })).toBe(true)
})

it.each([
  ['on the screen where it was asked for', {}, true],
  ['in the conversation that shows it', { pathname: '/Chat', shown: [3] }, true],
  ['on another screen', { pathname: '/music' }, false],
  ['when it is done', { works: [{ ...picture, status: workStates.done }] }, false],
])('a work under way counts %s: %j', (_, change, counts) => {
  expect(runsHere({ ...still, works: [picture], ...change })).toBe(counts)
})
