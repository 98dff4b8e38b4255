import { createNoise } from '../../craft/noise.ts'
import { byteAt, realAt } from '../pixels.ts'
import { blurPlane, lightPlane, type Plane, slopesOf } from '../planes.ts'
import { smoothFlat } from './smooth-flat.ts'
import { paintEach, type Style } from './style.ts'

/** Even areas, and bristles that follow the shapes, lit from the upper left as thick paint is. */
export const oil: Style = (picture, { strength, unit }) => {
  const broad = smoothFlat(picture, Math.round(unit * (1.5 + strength * 3)))
  const flat = smoothFlat(broad, Math.max(1, Math.round(unit * 0.8)))
  const bristles = bristlesOf(lightPlane(flat), unit)
  const relief = slopesOf(bristles)
  const depth = 20 + strength * 34
  return paintEach(flat, (at, to) => {
    const lit = (realAt(relief.across, at) + realAt(relief.down, at)) * depth * 3
    const tint = realAt(bristles.values, at) * depth * 0.35
    for (let channel = 0; channel < 3; channel += 1) {
      const value = byteAt(flat.data, at * 4 + channel)
      const vivid = value + (value - byteAt(flat.data, at * 4 + 1)) * 0.12
      to[channel] = vivid + lit + tint
    }
  })
}

/** Noise drawn out along the contours. */
function bristlesOf(light: Plane, unit: number): Plane {
  const { width, height } = light
  const { across, down } = slopesOf(blurPlane(light, unit * 2))
  const sheet = (values: Float32Array) => blurPlane({ width, height, values }, unit * 3).values
  const xx = sheet(across.map((value) => value * value))
  const yy = sheet(down.map((value) => value * value))
  const xy = sheet(across.map((value, at) => value * realAt(down, at)))
  const noise = createNoise(5)
  const grain = Float32Array.from({ length: width * height }, (_, at) =>
    noise.at((at % width) / (unit * 0.7) + 0.31, Math.floor(at / width) / (unit * 0.7) + 0.17),
  )
  const values = new Float32Array(width * height)
  const reach = Math.round(unit * 5)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const steep = realAt(xx, at) + realAt(yy, at)
      const way =
        0.5 * Math.atan2(2 * realAt(xy, at), realAt(xx, at) - realAt(yy, at)) + Math.PI / 2
      const turn = steep < 0.05 ? 0.5 + noise.at(x / (unit * 30), y / (unit * 30)) : way
      const [stepX, stepY] = [Math.cos(turn), Math.sin(turn)]
      let sum = 0
      let count = 0
      for (let far = -reach; far <= reach; far += 1) {
        const fromX = Math.round(x + stepX * far)
        const fromY = Math.round(y + stepY * far)
        if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
        sum += realAt(grain, fromY * width + fromX)
        count += 1
      }
      values[at] = (sum / count) * 2.2
    }
  return { width, height, values }
}
