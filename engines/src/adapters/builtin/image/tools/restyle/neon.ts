import { byteAt, type Pixels, realAt } from '../pixels.ts'
import { blurPlane, channelPlane, lightPlane, slopesOf, steepness } from '../planes.ts'
import { paintEach, type Style } from './style.ts'

/** Only edges are left, glowing in the colours that they had, before the picture's own dark. */
export const neon: Style = (picture, { strength, unit }) => {
  const tubes = edgesOf(picture, unit)
  const { width, height } = picture
  const lit = [0, 1, 2].map((channel) => {
    const colour = blurPlane(channelPlane(picture, channel), unit * 1.5)
    const values = colour.values.map((value, at) => {
      const light = Math.max(60, brightest(picture, at))
      return realAt(tubes, at) * (value / light) ** 1.6 * 255
    })
    return { width, height, values }
  })
  const near = lit.map((plane) => blurPlane(plane, unit * 2).values)
  const far = lit.map((plane) => blurPlane(plane, unit * 8).values)
  const glow = 0.7 + strength * 1.2
  return paintEach(picture, (at, to) => {
    const core = realAt(tubes, at) ** 2 * 110
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = byteAt(picture.data, at * 4 + channel) * (0.3 - strength * 0.2)
      const own = realAt((lit[channel] as { values: Float32Array }).values, at)
      const around =
        realAt(near[channel] as Float32Array, at) * glow +
        realAt(far[channel] as Float32Array, at) * glow * 1.5
      to[channel] = 8 + dark + own + core + around
    }
  })
}

const brightest = ({ data }: Pixels, at: number): number =>
  Math.max(byteAt(data, at * 4), byteAt(data, at * 4 + 1), byteAt(data, at * 4 + 2))

/** 0 to 1, thin. Measured against what is usual around, so that faint edges glow too. */
function edgesOf(picture: Pixels, unit: number): Float32Array {
  const { width, height } = picture
  const values = steepness(slopesOf(blurPlane(lightPlane(picture), unit * 0.7)))
  const average = blurPlane({ width, height, values }, unit * 14).values
  return values.map((value, at) => {
    const part = (value - 1.2) / (4 + realAt(average, at) * 1.6)
    return Math.min(1, Math.max(0, part)) ** 1.3
  })
}
