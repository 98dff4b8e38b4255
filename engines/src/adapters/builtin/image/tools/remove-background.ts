// Takes a background away that runs along the picture's border: its colours are found there, then followed inward as far as
// they reach without crossing an edge. Backgrounds that have no colours of their own are refused rather than guessed.
import { EngineError } from '../../../../errors.ts'
import { type Colour, clamp, smooth, toLab } from '../craft/colour.ts'
import { copyRaster, newRaster, type Raster } from '../craft/raster.ts'
import { mainColours } from '../styles/few-colours.ts'

type Lab = readonly [number, number, number]

/** Steps in OKLab: as near is background, as far is not. */
const near = 0.05
const far = 0.13

export function removeBackground(raster: Raster): Raster {
  const border = borderOf(raster)
  const colours = mainColours(border, 6).filter(({ share }) => share > 0.04)
  const backs = colours.map(({ colour }) => toLab(colour))
  if (shareWithin(border, backs, far * 0.75) < 0.72) refuse()
  const away = distances(raster, backs)
  const outside = flood(raster, away)
  const share = outside.reduce((sum, value) => sum + value, 0) / outside.length
  if (share < 0.03 || share > 0.985) refuse()
  return cut(
    raster,
    outside,
    away,
    colours.map(({ colour }) => colour),
  )
}

function refuse(): never {
  throw new EngineError(
    'refused',
    'The background of this picture cannot be told from what stands before it: its border has too many colours. Pictures before a plain or evenly lit background work.',
    { untaken: true },
  )
}

function borderOf({ data, width, height }: Raster): Raster {
  const deep = Math.max(1, Math.round(Math.min(width, height) * 0.012))
  const taken: number[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (x < deep || y < deep || x >= width - deep || y >= height - deep) taken.push(y * width + x)
  const out = newRaster(taken.length, 1)
  taken.forEach((from, at) => {
    for (let part = 0; part < 4; part += 1)
      out.data[at * 4 + part] = data[from * 4 + part] as number
  })
  return out
}

const nearestTo = ([l, a, b]: Lab, backs: readonly Lab[]): number => {
  let least = 9
  for (const [cl, ca, cb] of backs)
    least = Math.min(least, Math.hypot((cl - l) * 0.85, ca - a, cb - b))
  return least
}

function shareWithin({ data, width }: Raster, backs: readonly Lab[], limit: number): number {
  let count = 0
  for (let at = 0; at < width; at += 1)
    if (
      nearestTo(
        toLab([data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number]),
        backs,
      ) < limit
    )
      count += 1
  return count / width
}

/** How far each pixel is from the background's colours. One look-up for each of 64³ shades. */
function distances({ data, width, height }: Raster, backs: readonly Lab[]): Float32Array {
  const known = new Float32Array(262_144).fill(-1)
  const out = new Float32Array(width * height)
  for (let at = 0; at < out.length; at += 1) {
    const red = data[at * 4] as number
    const green = data[at * 4 + 1] as number
    const blue = data[at * 4 + 2] as number
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    let away = known[key] as number
    if (away < 0) {
      away = nearestTo(toLab([red, green, blue]), backs)
      known[key] = away
    }
    out[at] = (data[at * 4 + 3] as number) < 8 ? 0 : away
  }
  return out
}

/** 1 for what can be reached from the border through the background's colours. */
function flood({ width, height }: Raster, away: Float32Array): Uint8Array {
  const outside = new Uint8Array(width * height)
  const open = new Int32Array(width * height)
  let last = 0
  const reach = (at: number, limit: number) => {
    if (outside[at] || (away[at] as number) > limit) return
    outside[at] = 1
    open[last] = at
    last += 1
  }
  for (let x = 0; x < width; x += 1) {
    reach(x, far)
    reach((height - 1) * width + x, far)
  }
  for (let y = 0; y < height; y += 1) {
    reach(y * width, far)
    reach(y * width + width - 1, far)
  }
  for (let next = 0; next < last; next += 1) {
    const at = open[next] as number
    const x = at % width
    // Along a soft change the next step may be a little farther; over an edge it may not.
    const limit = Math.min(far, near + (away[at] as number) * 0.75)
    if (x > 0) reach(at - 1, limit)
    if (x < width - 1) reach(at + 1, limit)
    if (at >= width) reach(at - width, limit)
    if (at < width * (height - 1)) reach(at + width, limit)
  }
  return outside
}

/** Alpha: none outside, whole inside, by colour along the edge; there the background's colour is taken out of the mixture. */
function cut(
  raster: Raster,
  outside: Uint8Array,
  away: Float32Array,
  backs: readonly Colour[],
): Raster {
  const out = copyRaster(raster)
  const { width, height } = raster
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const rim = rimAt(outside, width, height, x, y)
      if (rim === 0) {
        if (outside[at]) out.data[at * 4 + 3] = 0
        continue
      }
      const alpha = outside[at]
        ? smooth(near * 0.8, far * 1.5, away[at] as number) * 0.9
        : Math.max(smooth(near * 0.6, far * 1.5, away[at] as number), 0.35)
      const back = closest(raster, at, backs)
      for (let part = 0; part < 3; part += 1) {
        const seen = raster.data[at * 4 + part] as number
        out.data[at * 4 + part] =
          alpha > 0.05 ? clamp((seen - (back[part] as number) * (1 - alpha)) / alpha, 0, 255) : seen
      }
      out.data[at * 4 + 3] = Math.round(alpha * (raster.data[at * 4 + 3] as number))
    }
  return out
}

/** How many of its neighbours lie on the other side; 0 away from the edge. */
function rimAt(outside: Uint8Array, width: number, height: number, x: number, y: number): number {
  const own = outside[y * width + x]
  let count = 0
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const column = clamp(x + dx, 0, width - 1)
      const row = clamp(y + dy, 0, height - 1)
      if (outside[row * width + column] !== own) count += 1
    }
  return count
}

function closest({ data }: Raster, at: number, colours: readonly Colour[]): Colour {
  let best: Colour = [255, 255, 255]
  let least = Number.POSITIVE_INFINITY
  for (const colour of colours) {
    const away = Math.hypot(
      colour[0] - (data[at * 4] as number),
      colour[1] - (data[at * 4 + 1] as number),
      colour[2] - (data[at * 4 + 2] as number),
    )
    if (away < least) {
      least = away
      best = colour
    }
  }
  return best
}
