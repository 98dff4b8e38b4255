import { createNoise } from '../../craft/noise.ts'
import { blankPixels, byteAt, type Pixels, realAt } from '../pixels.ts'
import { blurPlane, lightPlane } from '../planes.ts'
import { smoothFlat } from './smooth-flat.ts'
import { paintEach, type Style } from './style.ts'

/** Washes with shaky outlines; pigment gathers at their edges, clouds within them and settles into the paper. */
export const watercolour: Style = (picture, { strength, unit }) => {
  const flat = shaken(
    smoothFlat(picture, Math.round(unit * (2 + strength * 3.5))),
    unit * (1 + strength * 2.5),
    unit,
  )
  const light = lightPlane(flat)
  const wide = blurPlane(light, unit * 2.2).values
  const noise = createNoise(9)
  return paintEach(flat, (at, to, x, y) => {
    const gathered = Math.min(1, Math.max(0, (realAt(wide, at) - realAt(light.values, at)) / 26))
    const cloud = noise.fbm(x / (unit * 26), y / (unit * 26), 4) * 0.42 * strength
    const paper = noise.fbm(x / (unit * 1.1), y / (unit * 1.1), 3) * 0.2
    const wash = 0.74 + 0.22 * strength * 0.4
    const pigment = Math.max(0.1, wash + gathered * (0.25 + strength * 0.35) + cloud + paper)
    const white = [251, 248, 240]
    for (let channel = 0; channel < 3; channel += 1) {
      const clear = Math.max(0.02, byteAt(flat.data, at * 4 + channel) / 255)
      to[channel] = (white[channel] as number) * clear ** pigment
    }
  })
}

function shaken(picture: Pixels, by: number, unit: number): Pixels {
  const { width, height, data } = picture
  const noise = createNoise(3)
  const made = blankPixels(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shiftX = noise.fbm(x / (unit * 9), y / (unit * 9), 3) * by
      const shiftY = noise.fbm(x / (unit * 9) + 40, y / (unit * 9), 3) * by
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + shiftX)))
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + shiftY)))
      const from = (fromY * width + fromX) * 4
      made.data.set(data.subarray(from, from + 4), (y * width + x) * 4)
    }
  return made
}
