import { realAt, wholeAt } from '../pixels.ts'
import type { Canvas } from './canvas.ts'
import { type PatchField, patchReach } from './patch-field.ts'

/** Every place in the hole becomes what the patches over it say; those that fit best count most. */
export function vote(canvas: Canvas, field: PatchField, weigh: (unlike: number) => number): void {
  const weights = weighed(canvas, field, weigh)
  const said = new Float32Array(3)
  for (const place of field.targets)
    if (canvas.hole[place] && heard(canvas, field, weights, place, said))
      canvas.colours.set(said, place * 3)
}

function weighed(
  { hole }: Canvas,
  { targets, unlike }: PatchField,
  weigh: (unlike: number) => number,
): Float32Array {
  const weights = new Float32Array(hole.length)
  for (const target of targets) weights[target] = weigh(realAt(unlike, target))
  return weights
}

/** Puts the mean of what the patches over a place say into `said`; false where none lies over it. */
export function heard(
  { width, height, colours }: Canvas,
  { from }: PatchField,
  weights: Float32Array,
  place: number,
  said: Float32Array,
): boolean {
  const x = place % width
  const y = Math.floor(place / width)
  const [left, right] = [Math.max(-patchReach, -x), Math.min(patchReach, width - 1 - x)]
  const [top, bottom] = [Math.max(-patchReach, -y), Math.min(patchReach, height - 1 - y)]
  let [red, green, blue, sum] = [0, 0, 0, 0]
  for (let down = top; down <= bottom; down += 1)
    for (let by = down * width + left; by <= down * width + right; by += 1) {
      const source = wholeAt(from, place + by)
      if (source < 0) continue
      const weight = realAt(weights, place + by)
      const at = (source - by) * 3
      red += realAt(colours, at) * weight
      green += realAt(colours, at + 1) * weight
      blue += realAt(colours, at + 2) * weight
      sum += weight
    }
  if (sum === 0) return false
  said[0] = red / sum
  said[1] = green / sum
  said[2] = blue / sum
  return true
}
