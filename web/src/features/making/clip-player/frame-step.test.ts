import { expect, test } from 'vitest'
import { readClipKey } from './clip-keys.ts'
import { frameAt, stepFrame } from './frame-step.ts'

const times = [0, 0.04, 0.08, 0.2, 0.24]

test.each([
  [0, 0],
  [0.039, 0],
  // What a player says is rounded.
  [0.0398, 1],
  [0.1, 2],
  [9, 4],
])('at %d s frame %d is shown', (atS, frame) => expect(frameAt(times, atS)).toBe(frame))

test.each([
  [0, 1, 1],
  [0.05, 1, 2],
  [0.08, 1, 3],
  [0.22, -1, 2],
  [0, -1, 0],
  [0.25, 1, 4],
])('from %d s a step of %d shows frame %d', (atS, by, frame) => {
  const toS = stepFrame(times, atS, { by: by as 1 | -1, durationS: 0.28 })
  expect(frameAt(times, toS)).toBe(frame)
  // Into the middle of it, where no rounding leads to another.
  expect(toS).toBeGreaterThan((times[frame] ?? 0) + 0.01)
  expect(toS).toBeLessThan((times[frame + 1] ?? 0.28) - 0.01)
})

test('stepping on through a clip and back again shows every frame once', () => {
  const rate = { rate: 24 }
  let atS = 0
  const seen: number[] = []
  for (let step = 0; step < 30; step += 1) {
    atS = stepFrame(rate, atS, { by: 1, durationS: 1 })
    seen.push(Math.floor(atS * 24))
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, step) => Math.min(23, step + 1)))
  for (let frame = 22; frame >= 0; frame -= 1) {
    atS = stepFrame(rate, atS, { by: -1, durationS: 1 })
    expect(Math.floor(atS * 24)).toBe(frame)
  }
  expect(stepFrame(rate, atS, { by: -1, durationS: 1 })).toBeCloseTo(0.5 / 24, 9)
})

const pressed = (key: string, held = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  ...held,
})

test.each([
  [' ', { does: 'play' }],
  ['ArrowLeft', { does: 'move', byS: -5 }],
  ['.', { does: 'frame', by: 1 }],
  ['，', { does: 'frame', by: -1 }],
  ['F', { does: 'fullScreen' }],
  ['x', undefined],
])('the key %j means %j', (key, meaning) => {
  expect(readClipKey(pressed(key))).toEqual(meaning)
  expect(readClipKey(pressed(key, { ctrlKey: true }))).toBeUndefined()
})
