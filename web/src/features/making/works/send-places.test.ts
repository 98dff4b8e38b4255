import { workTypes } from '@atelier/contract/work-terms'
import { expect, it } from 'vitest'
import { canMakeLike, likeLink } from './send-places.ts'

const { draw, midjourney, square, sd3, tool, video, music } = workTypes

it.each([
  [{ type: draw, task: 'draw', modelId: 3 }, '/draw?like=5'],
  [{ type: midjourney, task: 'draw', modelId: null }, '/Midjourney?like=5'],
  [{ type: sd3, task: 'edit', modelId: 3 }, '/sd3?like=5'],
  [{ type: square, task: 'draw', modelId: 3 }, '/sddraw?model=3&try=1&like=5'],
  [{ type: square, task: 'draw', modelId: null }, '/draw?like=5'],
  [{ type: video, task: 'film', modelId: 3 }, '/video?like=5'],
  [{ type: music, task: 'compose', modelId: 3 }, '/music?like=5'],
] as const)('one like %j is made at %s', (work, path) => {
  expect(canMakeLike(work)).toBe(true)
  expect(likeLink({ ...work, id: 5 })).toBe(path)
})

it.each([
  { type: tool, task: 'remove-background' },
  { type: midjourney, task: 'zoom' },
  { type: video, task: 'prolong' },
  { type: music, task: 'join' },
] as const)('of %j no other is made: it needs something of one’s own', (work) => {
  expect(canMakeLike(work)).toBe(false)
})
