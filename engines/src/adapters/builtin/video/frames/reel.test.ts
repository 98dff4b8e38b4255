import { expect, it } from 'vitest'
import { createNoise } from '../../image/craft/noise.ts'
import { home } from '../camera/pose.ts'
import { takenUp } from '../camera/poses-of.ts'
import type { FilmPlan } from '../film-plan.ts'
import { type Camera, fps, weathers } from '../film-terms.ts'
import { createPlate, type Plate } from '../plate/plate.ts'
import { openReel, type Plates } from './open-reel.ts'

const [width, height] = [192, 108]

const plan: FilmPlan = {
  width,
  height,
  frames: 2 * fps,
  painting: null,
  opening: 'a',
  ending: null,
  camera: 'still',
  motion: 5,
  start: home,
  movedS: 0,
  loop: false,
  seed: 7,
  weather: 'none',
  weatherS: 0,
  cycleS: null,
}

/** Blots of all greys, so that every place of it can be told from every other. */
function textured(seed: number): Plate {
  const noise = createNoise(seed, 'texture')
  const picture = { width: 230, height: 130, data: new Uint8Array(230 * 130 * 3) }
  for (let at = 0; at < 230 * 130; at += 1) {
    const light = 128 + 110 * noise.fbm((at % 230) / 14, Math.floor(at / 230) / 14, 3)
    picture.data.fill(Math.max(0, Math.min(255, light)), at * 3, at * 3 + 3)
  }
  return createPlate(picture, plan, { around: 0, horizon: 0.4 })
}

const opening = textured(1)
const ending = textured(2)

/** The brightness of each of these frames of a clip. */
function shots(more: Partial<FilmPlan>, frames: readonly number[], plates: Partial<Plates> = {}) {
  const reel = openReel({ ...plan, ...more }, { opening, ending: null, ...plates })
  return frames.map((at) => new Uint8Array(reel.frame(at).luma)) as [Uint8Array, Uint8Array]
}

const farApart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

/** How far what was around a place has gone, in pixels to the right and down. */
function moved(before: Uint8Array, after: Uint8Array, x: number, y: number) {
  const [half, max] = [14, 16]
  let best = { dx: 0, dy: 0, off: Number.POSITIVE_INFINITY }
  for (let dy = -max; dy <= max; dy += 1)
    for (let dx = -max; dx <= max; dx += 1) {
      let off = 0
      for (let row = -half; row <= half; row += 2)
        for (let column = -half; column <= half; column += 2) {
          const from = (y + row) * width + x + column
          off += Math.abs((before[from] ?? 0) - (after[from + dy * width + dx] ?? 255))
        }
      if (off < best.off) best = { dx, dy, off }
    }
  return best
}

const middle = { x: 96, y: 54 }

it.each<[Camera, number, number]>([
  ['pan-right', -1, 0],
  ['pan-left', 1, 0],
  ['tilt-down', 0, -1],
  ['tilt-up', 0, 1],
])('sees things go the other way than the camera: %s', (camera, across, down) => {
  const [first, last] = shots({ camera }, [0, 47])
  const { dx, dy } = moved(first, last, middle.x, middle.y)
  expect(Math.sign(dx) * Number(Math.abs(dx) > 2)).toBe(across)
  expect(Math.sign(dy) * Number(Math.abs(dy) > 2)).toBe(down)
})

it.each<[Camera, number]>([
  ['push-in', 1],
  ['pull-out', -1],
])('sees things go apart or together: %s', (camera, outwards) => {
  const [first, last] = shots({ camera }, [0, 47])
  expect(Math.sign(moved(first, last, 40, 54).dx)).toBe(-outwards)
  expect(Math.sign(moved(first, last, 152, 54).dx)).toBe(outwards)
  expect(Math.sign(moved(first, last, 96, 26).dy)).toBe(-outwards)
})

it('moves near things more than far ones', () => {
  const [first, last] = shots({ camera: 'pan-right', motion: 7 }, [0, 47])
  const [far, near] = [24, 84].map((y) => -moved(first, last, middle.x, y).dx) as [number, number]
  expect(far).toBeGreaterThan(0)
  expect(near).toBeGreaterThan(far + 1)
})

it('moves near and far things apart when it goes around', () => {
  const [first, last] = shots({ camera: 'orbit', motion: 10 }, [0, 47])
  expect(moved(first, last, middle.x, 24).dx).toBeGreaterThan(0)
  expect(moved(first, last, middle.x, 84).dx).toBeLessThan(0)
})

it('goes further with more motion', () => {
  const far = (motion: number) => {
    const [first, last] = shots({ camera: 'pan-right', motion }, [0, 47])
    return -moved(first, last, middle.x, middle.y).dx
  }
  expect(far(9)).toBeGreaterThan(far(3))
})

it('stands still without camera and weather', () => {
  const [first, last] = shots({}, [0, 47])
  expect(last).toEqual(first)
})

it('draws the same frames for the same seed, and others for another', () => {
  const snow = { weather: 'snow', camera: 'orbit' } as const
  const [here, there] = [shots(snow, [9, 31]), shots(snow, [31, 9])]
  expect(there[1]).toEqual(here[0])
  expect(there[0]).toEqual(here[1])
  expect(shots({ ...snow, seed: 8 }, [9])[0]).not.toEqual(here[0])
})

it.each(weathers.filter((weather) => weather !== 'none'))('lets %s move', (weather) => {
  const [bare] = shots({}, [0])
  const [first, later] = shots({ weather }, [0, 12])
  expect(farApart(bare, first)).toBeGreaterThan(0.1)
  expect(farApart(first, later)).toBeGreaterThan(0.1)
})

it('begins with the picture, whatever the camera does', () => {
  const [still] = shots({}, [0])
  expect(farApart(shots({ camera: 'push-in' }, [0])[0], still)).toBe(0)
  expect(farApart(shots({ camera: 'pan-left' }, [0])[0], still)).toBe(0)
})

it('goes from the first picture to the last, and is half of each between', () => {
  const [before] = shots({}, [0])
  const [after] = shots({}, [0], { opening: ending })
  const plates = { opening, ending }
  const film = { camera: 'pan-right', ending: 'b' } as const
  const [first, last] = shots(film, [0, 47], plates)
  expect(first).toEqual(before)
  expect(last).toEqual(after)
  const [between] = shots({ ending: 'b' }, [24], plates)
  const apart = farApart(before, after)
  expect(farApart(between, before)).toBeLessThan(apart * 0.8)
  expect(farApart(between, after)).toBeLessThan(apart * 0.8)
})

it('comes to the last picture where there is no first', () => {
  const film = { camera: 'pan-right', ending: 'b', opening: null } as const
  const [first, last] = shots(film, [0, 47], { opening: null, ending })
  expect(last).toEqual(shots({}, [0], { opening: ending })[0])
  expect(moved(first, last, middle.x, middle.y).dx).toBeLessThan(-2)
})

it.each(weathers)('leads from its last frame into its first with %s', (weather) => {
  const film = { weather, camera: 'push-in', loop: true, cycleS: 2 } as const
  const [first, second] = shots(film, [0, 1])
  const [last, again] = shots(film, [47, 48])
  expect(again).toEqual(first)
  // No more than from any frame to the next.
  expect(farApart(last, first)).toBeLessThan(farApart(first, second) * 1.6 + 0.2)
  const [, half] = shots(film, [0, 24])
  expect(farApart(half, first)).toBeGreaterThan(1)
})

it.each(weathers)('is after some cycles as it was: %s', (weather) => {
  const loop = { weather, cycleS: 2 }
  const [first] = shots(loop, [5])
  expect(farApart(shots({ ...loop, weatherS: 6 }, [5])[0], first)).toBeLessThan(0.01)
})

it.each<[string, Partial<FilmPlan>]>([
  ['a move', { camera: 'pan-right' }],
  ['snow', { weather: 'snow' }],
  ['a loop of fog', { loop: true, cycleS: 2, weather: 'fog' }],
  ['a loop', { camera: 'orbit', loop: true, cycleS: 2, weather: 'petals' }],
])('is taken up where it ended: %s', (_, more) => {
  const parent = { ...plan, ...more }
  const next = { ...parent, ...takenUp(parent, true), weatherS: 2, loop: false }
  const [last] = shots(parent, [47])
  const [first, second] = shots(next, [0, 1])
  expect(farApart(last, first)).toBeLessThan(farApart(first, second) * 1.5 + 0.05)
})

it('goes on with the move, and turns from there when another is asked for', () => {
  const parent = { ...plan, camera: 'pan-right' } as const
  const on = { ...parent, ...takenUp(parent, true) }
  const [last] = shots(parent, [47])
  expect(moved(last, shots(on, [47])[0], middle.x, middle.y).dx).toBeLessThan(-2)
  const turned = { ...parent, ...takenUp(parent, false), camera: 'pan-left' } as const
  const [first, end] = shots(turned, [0, 47])
  expect(farApart(first, last)).toBeLessThan(1.5)
  expect(moved(first, end, middle.x, middle.y).dx).toBeGreaterThan(2)
})

it('goes on from a last picture as the camera came to it', () => {
  const parent = { ...plan, camera: 'pan-right', ending: 'b' } as const
  const next = { ...parent, ...takenUp(parent, true), ending: null }
  const [last] = shots(parent, [47], { opening, ending })
  const [first, end] = shots(next, [0, 47], { opening: ending })
  expect(farApart(first, last)).toBeLessThan(3)
  expect(moved(first, end, middle.x, middle.y).dx).toBeLessThan(-2)
})

it('never looks beyond what it has, however long it goes', () => {
  const far = { ...plan, motion: 10, movedS: 1000, start: { ...home, x: 0.2, y: 0.2 } }
  for (const camera of ['pan-right', 'tilt-down', 'pull-out', 'push-in'] as const)
    for (const frame of shots({ ...far, camera }, [47]))
      expect(frame.every((light) => light >= 16)).toBe(true)
})
