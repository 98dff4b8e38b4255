// A painted scene within a mask. Not a pixel outside of it changes.
import { clamp } from '../craft/colour.ts'
import {
  type Canvas,
  gaussianBlur,
  lumaOf,
  type Raster,
  readCanvas,
  resize,
  toCanvas,
} from '../craft/raster.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import { paintPicture } from '../styles/paint-picture.ts'

export function blendWithin(
  source: Raster,
  mask: Raster,
  plan: PaintingPlan,
  report: (share: number) => void,
): Canvas {
  const { width, height } = source
  const share = shareOf(fitted(mask, width, height))
  const focus = { x: middleOf(share, width), horizon: plan.guide?.focus.horizon ?? 0.6 }
  const guide = plan.guide ? { ...plan.guide, focus } : undefined
  const scene = paintPicture({ ...plan, ...(guide ? { guide } : {}) }, report)
  const painted = readCanvas(resize(scene, width, height)).data
  const out = new Uint8ClampedArray(source.data)
  for (let at = 0, to = 0; at < share.length; at += 1, to += 4) {
    const part = share[at] as number
    if (part === 0) continue
    for (let channel = to; channel < to + 3; channel += 1) {
      const from = out[channel] as number
      out[channel] = from + ((painted[channel] as number) - from) * part
    }
    out[to + 3] = Math.max(out[to + 3] as number, 255 * part)
  }
  return toCanvas({ width, height, data: out })
}

const fitted = (mask: Raster, width: number, height: number): Raster =>
  mask.width === width && mask.height === height
    ? mask
    : readCanvas(resize(toCanvas(mask), width, height))

/** How much of the new is seen at each place: none at the mask's edge, all a little further in. */
function shareOf(mask: Raster): Float32Array {
  const { width, height, data } = mask
  const wanted = lumaOf(mask)
  let area = 0
  for (let at = 0; at < wanted.length; at += 1) {
    const part = ((wanted[at] as number) / 255) * ((data[at * 4 + 3] as number) / 255)
    wanted[at] = part < 0.02 ? 0 : part
    area += part
  }
  const soft = Math.min(Math.max(width, height) / 70, Math.sqrt(area) / 14)
  const blurred = soft < 1 ? wanted : gaussianBlur(wanted, width, height, soft)
  return wanted.map((part, at) =>
    soft < 1 ? part : part * clamp(((blurred[at] as number) - 0.4) / 0.5),
  )
}

function middleOf(share: Float32Array, width: number): number {
  let sum = 0
  let moment = 0
  for (let at = 0; at < share.length; at += 1) {
    sum += share[at] as number
    moment += (share[at] as number) * (at % width)
  }
  return sum > 0 ? moment / sum / width : 0.5
}
