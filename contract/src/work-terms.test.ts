import { expect, it } from 'vitest'
import { isUnderWay, workStates, workTypes } from './work-terms.ts'

it('works stand on the wire as 1 waiting, 2 running, 3 done, 4 failed, 5 stopped', () => {
  expect(workStates).toEqual({ waiting: 1, running: 2, done: 3, failed: 4, stopped: 5 })
  expect(Object.values(workStates).filter(isUnderWay)).toEqual([1, 2])
})

it('a kind of works keeps its number: 4 is the SD3 page', () => {
  expect(workTypes).toEqual({
    midjourney: 1,
    draw: 2,
    square: 3,
    sd3: 4,
    tool: 5,
    video: 6,
    music: 7,
    separation: 8,
  })
})
