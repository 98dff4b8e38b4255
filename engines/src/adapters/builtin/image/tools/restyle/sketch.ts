import { createNoise } from '../../craft/noise.ts'
import { realAt } from '../pixels.ts'
import { blurPlane, lightPlane } from '../planes.ts'
import { paintEach, type Style } from './style.ts'

/** Pencil: contours by dodging the picture with its blurred negative, and hatching where it is dark. */
export const sketch: Style = (picture, { strength, unit }) => {
  const light = blurPlane(lightPlane(picture), unit * 0.4)
  const wide = blurPlane(light, unit * (2.5 + strength * 4)).values
  const noise = createNoise(13)
  return paintEach(picture, (at, to, x, y) => {
    const own = realAt(light.values, at)
    const dodged = Math.min(1, (own + 6) / (realAt(wide, at) + 6))
    const line = Math.max(0, dodged ** (2.5 + strength * 4))
    const dark = 1 - realAt(wide, at) / 255
    const wave = noise.at(x / (unit * 14), y / (unit * 14)) * 2
    const first = hatch(x + y, unit * 2.6, wave) * Math.max(0, dark - 0.3)
    const second = hatch(x - y, unit * 2.6, wave) * Math.max(0, dark - 0.6) * 1.4
    const grain = 0.72 + noise.fbm(x / (unit * 0.8), y / (unit * 0.8), 2) * 0.9
    const tone = Math.min(1, ((first + second) * (0.5 + strength * 0.6) + dark * 0.22) * grain)
    const value = line * (1 - tone * 0.85)
    to[0] = 44 + value * 207
    to[1] = 43 + value * 206
    to[2] = 46 + value * 196
  })
}

const hatch = (along: number, gap: number, wave: number): number =>
  Math.max(0, Math.sin((along / gap) * Math.PI + wave)) ** 0.8
