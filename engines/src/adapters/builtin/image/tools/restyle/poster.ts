import { adjust, toLab } from '../../craft/colour.ts'
import { nearest, paletteOf } from '../palette.ts'
import { realAt } from '../pixels.ts'
import { blurPlane, channelPlane, lightPlane } from '../planes.ts'
import { smoothFlat } from './smooth-flat.ts'
import { paintEach, type Style } from './style.ts'

/** A screen print: few strong inks and dark outlines. */
export const poster: Style = (picture, { strength, unit }) => {
  const flat = smoothFlat(picture, Math.round(unit * (2 + strength * 2)))
  const soft = [0, 1, 2].map((channel) => blurPlane(channelPlane(flat, channel), unit * 1.2).values)
  const palette = paletteOf(flat, Math.round(12 - strength * 6))
  const labs = palette.map(({ lab }) => lab)
  const inks = palette.map(({ colour, lab }) => adjust(colour, (lab[0] - 0.55) * 0.18, 1.3))
  const light = lightPlane(flat)
  const fine = blurPlane(light, unit * 0.5).values
  const wide = blurPlane(light, unit * 1.3).values
  return paintEach(flat, (at, to) => {
    const lab = toLab(soft.map((values) => realAt(values, at)) as [number, number, number])
    const line = Math.min(1, Math.max(0, (realAt(wide, at) - realAt(fine, at) - 4) / 8))
    const ink = inks[nearest(labs, lab)] ?? [0, 0, 0]
    for (let channel = 0; channel < 3; channel += 1)
      to[channel] = (ink[channel] as number) * (1 - line * 0.85)
  })
}
