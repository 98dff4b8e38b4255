import { spreadColours } from '../fill/spread-colours.ts'
import { byteAt, type Pixels, realAt } from '../pixels.ts'
import { blurPlane } from '../planes.ts'

const rim = 2

/**
 * Gives the picture an alpha. Along the rim each pixel is told apart into the colour in front and the one behind, as they are a little
 * further on; what shines through from behind is taken out of its colour.
 */
export function cutOut(picture: Pixels, background: Uint8Array): void {
  const { width, height, data } = picture
  const values = Float32Array.from(background, (each) => 1 - each)
  const near = blurPlane({ width, height, values }, rim).values
  const behind = spread(picture, (at) => realAt(near, at) < 0.02)
  const front = spread(picture, (at) => realAt(near, at) > 0.98)
  for (let at = 0; at < background.length; at += 1) {
    const share = realAt(near, at)
    if (share < 0.02 || share > 0.98) {
      if (share < 0.5) data.fill(0, at * 4, at * 4 + 4)
      continue
    }
    const alpha = alphaAt(picture, at, front, behind, share)
    for (let channel = 0; channel < 3; channel += 1) {
      const own = byteAt(data, at * 4 + channel)
      const bare = (own - (1 - alpha) * realAt(behind, at * 3 + channel)) / Math.max(alpha, 0.05)
      const trust = Math.max(0, (alpha - 0.3) / 0.7)
      const inFront = realAt(front, at * 3 + channel)
      data[at * 4 + channel] = inFront + (Math.min(255, Math.max(0, bare)) - inFront) * trust
    }
    data[at * 4 + 3] = byteAt(data, at * 4 + 3) * alpha
  }
}

/** Where both colours are nearly the same, the place alone must tell. */
function alphaAt(
  { data }: Pixels,
  at: number,
  front: Float32Array,
  behind: Float32Array,
  share: number,
): number {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 3; channel += 1) {
    const from = realAt(behind, at * 3 + channel)
    const way = realAt(front, at * 3 + channel) - from
    along += (byteAt(data, at * 4 + channel) - from) * way
    length += way * way
  }
  const byPlace = Math.min(1, Math.max(0, (share - 0.25) * 2))
  const trust = Math.min(1, length / 1600)
  const byColour = length > 0 ? Math.min(1, Math.max(0, along / length)) : byPlace
  const alpha = byPlace + (byColour - byPlace) * trust
  return alpha < 0.04 ? 0 : alpha > 0.96 ? 1 : alpha
}

function spread({ width, height, data }: Pixels, sure: (at: number) => boolean): Float32Array {
  const colours = new Float32Array(width * height * 3)
  const weights = new Float32Array(width * height)
  for (let at = 0; at < weights.length; at += 1) {
    if (!sure(at)) continue
    weights[at] = 1
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = byteAt(data, at * 4 + channel)
  }
  return spreadColours({ width, height, colours, weights })
}
