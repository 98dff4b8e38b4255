import { adjust, toLab } from '../../craft/colour.ts'
import { nearest, paletteOf } from '../palette.ts'
import { byteAt, realAt } from '../pixels.ts'
import { blurPlane, lightPlane } from '../planes.ts'
import { smoothFlat } from './smooth-flat.ts'
import { paintEach, type Style } from './style.ts'

/** A screen print: few strong inks and dark outlines. */
export const poster: Style = (picture, { strength, unit }) => {
  const flat = smoothFlat(picture, Math.round(unit * (2 + strength * 2)))
  const palette = paletteOf(flat, Math.round(12 - strength * 6))
  const labs = palette.map(({ lab }) => lab)
  const inks = palette.map(({ colour, lab }) => adjust(colour, (lab[0] - 0.55) * 0.18, 1.3))
  const light = lightPlane(flat)
  const fine = blurPlane(light, unit * 0.5).values
  const wide = blurPlane(light, unit * 1.3).values
  return paintEach(flat, (at, to) => {
    const lab = toLab([byteAt(flat.data, at * 4), byteAt(flat.data, at * 4 + 1), byteAt(flat.data, at * 4 + 2)])
    const line = Math.min(1, Math.max(0, (realAt(wide, at) - realAt(fine, at) - 4) / 8))
    const ink = inks[nearest(labs, lab)] ?? [0, 0, 0]
    for (let channel = 0; channel < 3; channel += 1)
      to[channel] = (ink[channel] as number) * (1 - line * 0.85)
  })
}
