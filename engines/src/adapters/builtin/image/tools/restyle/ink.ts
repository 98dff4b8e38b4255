import { smooth } from '../../craft/colour.ts'
import { createNoise } from '../../craft/noise.ts'
import { realAt } from '../pixels.ts'
import { blurPlane, lightPlane } from '../planes.ts'
import { smoothFlat } from './smooth-flat.ts'
import { paintEach, type Style } from './style.ts'

const washes = 5

/** Ink on rice paper: a few washes that run into one another, and brush lines where light meets dark. */
export const ink: Style = (picture, { strength, unit }) => {
  const light = lightPlane(smoothFlat(picture, Math.round(unit * (2 + strength * 2))))
  const wet = blurPlane(light, unit * 1.2).values
  const fine = blurPlane(light, unit * 0.7).values
  const wide = blurPlane(light, unit * 1.6).values
  const noise = createNoise(21)
  const [low, high] = ends(wet)
  return paintEach(picture, (at, to, x, y) => {
    const run = noise.fbm(x / (unit * 12), y / (unit * 12), 4) * 0.16
    const tone = Math.min(1, Math.max(0, (realAt(wet, at) - low) / (high - low))) + run
    const step = tone * washes
    const whole = Math.floor(step)
    const washed = (whole + smooth(0.5 - 0.3, 0.5 + 0.3, step - whole)) / washes
    const edge = realAt(wide, at) - realAt(fine, at)
    const dry = 0.75 + noise.fbm(x / (unit * 2), y / unit, 2) * 0.6
    const line = smooth(2.5 - strength * 1.2, 9, edge) * dry
    const paper = 1 + noise.fbm(x / (unit * 1.4), y / (unit * 1.4), 3) * 0.03
    const value = Math.min(1, 0.12 + washed * 0.95) * (1 - Math.min(1, line * 0.9))
    to[0] = (26 + value * 218) * paper
    to[1] = (26 + value * 211) * paper
    to[2] = (30 + value * 193) * paper
  })
}

/** The darkest and lightest, but for a few. */
function ends(values: Float32Array): [number, number] {
  const some = Array.from({ length: 2000 }, (_, at) =>
    realAt(values, Math.floor((at / 2000) * values.length)),
  ).sort((a, b) => a - b)
  const low = some[60] as number
  return [low, Math.max(low + 30, some[1900] as number)]
}
