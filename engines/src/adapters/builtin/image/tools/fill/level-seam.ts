import { realAt } from '../pixels.ts'
import type { Canvas } from './canvas.ts'
import type { PatchField } from './patch-field.ts'
import { spreadColours } from './spread-colours.ts'
import { heard } from './vote.ts'

/** A difference as large as this is another thing, not another light. */
const largest = 40

/**
 * What the patches say of places just outside the hole differs from what is there: the light was not the same where they came from. The
 * difference is spread smoothly over the hole and taken away, so no seam is seen (a membrane, as in Poisson blending).
 */
export function levelSeam(canvas: Canvas, field: PatchField): void {
  const { width, height, colours, hole } = canvas
  const differences = new Float32Array(colours.length)
  const weights = new Float32Array(hole.length)
  const said = new Float32Array(3)
  const inside = Float32Array.from(hole)
  for (const place of field.targets) {
    if (hole[place] || !heard(canvas, field, inside, place, said)) continue
    let max = 0
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = realAt(colours, place * 3 + channel) - realAt(said, channel)
      differences[place * 3 + channel] = difference
      max = Math.max(max, Math.abs(difference))
    }
    weights[place] = Math.max(0.02, 1 - max / largest) * 0.5
  }
  const spread = spreadColours({ width, height, colours: differences, weights })
  for (const place of field.targets)
    for (let channel = place * 3; hole[place] && channel < place * 3 + 3; channel += 1)
      colours[channel] = Math.min(
        255,
        Math.max(0, realAt(colours, channel) + realAt(spread, channel)),
      )
}
