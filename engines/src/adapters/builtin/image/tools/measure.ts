// What can be measured in a picture, and nothing that would have to be guessed.
import { clamp, toLch } from '../craft/colour.ts'
import { type Canvas, lumaOf, type Raster, readCanvas, resize, toCanvas } from '../craft/raster.ts'
import type { Guide } from '../scene/painting-plan.ts'
import { slopes } from '../styles/edges.ts'
import { mainColours } from '../styles/few-colours.ts'

export type ColourName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'black'
  | 'grey'
  | 'white'

export type Measures = {
  /** The most common first. */
  colours: ColourName[]
  brightness: 'dark' | 'middling' | 'bright'
  contrast: 'soft' | 'balanced' | 'strong'
  warmth: 'warm' | 'cool' | 'neutral'
  /** How much colour it has. */
  saturation: 'muted' | 'natural' | 'vivid'
  detail: 'plain' | 'moderate' | 'rich'
  weight: 'left' | 'centre' | 'right' | 'even'
  /** Brighter above than below, as under a sky. */
  skyward: boolean
  symmetric: boolean
  shape: 'square' | 'wide' | 'tall'
}

const side = 128

export function measure(picture: Raster): Measures {
  const small = shrink(picture)
  const luma = lumaOf(small)
  const colours = mainColours(small, 8)
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length / 255
  const spread = Math.sqrt(
    luma.reduce((sum, value) => sum + (value / 255 - mean) ** 2, 0) / luma.length,
  )
  const chroma = colours.reduce((sum, { colour, share }) => sum + toLch(colour).c * share, 0)
  const warm = colours.reduce(
    (sum, { colour, share }) => sum + Math.cos(toLch(colour).h - 1.05) * toLch(colour).c * share,
    0,
  )
  const { across, steep } = weights(small, luma)
  return {
    colours: nameColours(colours),
    brightness: mean < 0.34 ? 'dark' : mean > 0.64 ? 'bright' : 'middling',
    contrast: spread < 0.13 ? 'soft' : spread > 0.25 ? 'strong' : 'balanced',
    warmth: warm > 0.018 ? 'warm' : warm < -0.018 ? 'cool' : 'neutral',
    saturation: chroma < 0.04 ? 'muted' : chroma > 0.11 ? 'vivid' : 'natural',
    detail: steep < 6 ? 'plain' : steep > 17 ? 'rich' : 'moderate',
    weight: across < 0.43 ? 'left' : across > 0.57 ? 'right' : steep < 4 ? 'even' : 'centre',
    skyward: halfMean(luma, small.width, 0, 0.4) > halfMean(luma, small.width, 0.6, 1) + 26,
    symmetric: mirrorError(luma, small.width, small.height) < 16,
    shape:
      picture.width > picture.height * 1.15
        ? 'wide'
        : picture.height > picture.width * 1.15
          ? 'tall'
          : 'square',
  }
}

export const shrink = (picture: Raster, longest = side): Raster => {
  const share = longest / Math.max(picture.width, picture.height)
  if (share >= 1) return picture
  const small: Canvas = resize(
    toCanvas(picture),
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  )
  return readCanvas(small)
}

function nameColours(
  colours: readonly { colour: readonly [number, number, number]; share: number }[],
): ColourName[] {
  const shares = new Map<ColourName, number>()
  for (const { colour, share } of colours) {
    const name = nameColour(colour)
    // A little of a strong colour is seen before much grey.
    shares.set(name, (shares.get(name) ?? 0) + share * (0.4 + toLch(colour).c * 8))
  }
  return [...shares]
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, 4)
}

export function nameColour(colour: readonly [number, number, number]): ColourName {
  const { l, c, h } = toLch(colour)
  if (l < 0.2) return 'black'
  if (c < 0.025) return l > 0.9 ? 'white' : l < 0.3 ? 'black' : 'grey'
  const degrees = ((h * 180) / Math.PI + 360) % 360
  if (degrees >= 30 && degrees < 95 && l < 0.52) return 'brown'
  const names: [number, ColourName][] = [
    [12, 'pink'],
    [42, 'red'],
    [78, 'orange'],
    [114, 'yellow'],
    [165, 'green'],
    [215, 'teal'],
    [282, 'blue'],
    [325, 'purple'],
    [361, 'pink'],
  ]
  return (names.find(([limit]) => degrees < limit) as [number, ColourName])[1]
}

function weights({ width, height }: Raster, luma: Float32Array): { across: number; steep: number } {
  const slope = slopes(luma, width, height)
  let sum = 0
  let across = 0
  for (let at = 0; at < luma.length; at += 1) {
    const steep = Math.hypot(slope.x[at] as number, slope.y[at] as number)
    sum += steep
    across += steep * (at % width)
  }
  return { across: sum > 0 ? across / sum / Math.max(1, width - 1) : 0.5, steep: sum / luma.length }
}

function halfMean(luma: Float32Array, width: number, from: number, to: number): number {
  const rows = luma.length / width
  const part = luma.subarray(
    Math.floor(from * rows) * width,
    Math.max(1, Math.floor(to * rows)) * width,
  )
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length)
}

function mirrorError(luma: Float32Array, width: number, height: number): number {
  let sum = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sum += Math.abs((luma[y * width + x] as number) - (luma[y * width + width - 1 - x] as number))
  return sum / luma.length
}

/** What of pictures guides a painting. `weight` 0 to 1. */
export function guideOf(pictures: readonly Raster[], weight: number): Guide {
  const smalls = pictures.map((picture) => shrink(picture))
  const colours = smalls.flatMap((small) =>
    mainColours(small, Math.max(3, Math.round(8 / smalls.length))),
  )
  const first = smalls[0] as Raster
  const luma = lumaOf(first)
  return {
    colours: colours
      .sort((a, b) => toLch(a.colour).l - toLch(b.colour).l)
      .map(({ colour: [red, green, blue] }) => [
        Math.round(red),
        Math.round(green),
        Math.round(blue),
      ]),
    focus: { x: clamp(weights(first, luma).across, 0.25, 0.75), horizon: horizonOf(first, luma) },
    weight,
  }
}

/** Where above and below differ most. */
function horizonOf({ width, height }: Raster, luma: Float32Array): number {
  let best = 0.6
  let most = 0
  for (let part = 0.3; part <= 0.8; part += 0.02) {
    const step = Math.abs(
      halfMean(luma, width, part - 0.1, part) - halfMean(luma, width, part, part + 0.1),
    )
    if (step > most && height > 10) {
      most = step
      best = part
    }
  }
  return best
}
