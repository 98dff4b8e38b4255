// What can be honestly said of a picture by measuring it. What it shows is not among it.
import { paletteOf, type Swatch } from '../palette.ts'
import { byteAt, type Pixels, realAt } from '../pixels.ts'
import { blurPlane, lightPlane, slopesOf, steepness } from '../planes.ts'

export type Measures = {
  swatches: Swatch[]
  light: 'dark' | 'even' | 'bright'
  contrast: 'low' | 'medium' | 'high'
  warmth: 'warm' | 'neutral' | 'cool'
  colourfulness: 'grey' | 'muted' | 'vivid'
  detail: 'plain' | 'medium' | 'fine'
  place: 'left' | 'right' | 'centre' | 'spread'
  shape: 'wide' | 'tall' | 'square'
  manner: 'photo' | 'graphic'
}

export function measurePicture(picture: Pixels): Measures {
  const swatches = paletteOf(picture, 6)
  const light = lightPlane(picture)
  const sorted = light.values.slice().sort()
  const part = (share: number) => realAt(sorted, Math.floor(share * (sorted.length - 1)))
  const steep = steepness(slopesOf(light))
  const mean = (at: 0 | 1 | 2) => swatches.reduce((sum, { lab, share }) => sum + lab[at] * share, 0)
  const chroma = swatches.reduce(
    (sum, { lab, share }) => sum + Math.hypot(lab[1], lab[2]) * share,
    0,
  )
  const busy = steep.reduce((sum, value) => sum + (value > 6 ? 1 : 0), 0) / steep.length
  const ratio = picture.width / picture.height
  return {
    swatches,
    light: part(0.5) < 80 ? 'dark' : part(0.5) > 170 ? 'bright' : 'even',
    contrast: band(part(0.95) - part(0.05), 80, 165, ['low', 'medium', 'high']),
    warmth: band(mean(2) + mean(1) * 0.5, -0.012, 0.02, ['cool', 'neutral', 'warm']),
    colourfulness: band(chroma, 0.02, 0.085, ['grey', 'muted', 'vivid']),
    detail: band(busy, 0.06, 0.22, ['plain', 'medium', 'fine']),
    place: placeOf(picture, steep),
    shape: ratio > 1.15 ? 'wide' : ratio < 0.87 ? 'tall' : 'square',
    manner: flatShare(picture) > 0.6 ? 'graphic' : 'photo',
  }
}

const band = <Word extends string>(
  value: number,
  low: number,
  high: number,
  [below, between, above]: readonly [Word, Word, Word],
): Word => (value < low ? below : value > high ? above : between)

/** Where the eye goes: what differs from the mean colour and has edges. */
function placeOf(picture: Pixels, steep: Float32Array): Measures['place'] {
  const { width, height, data } = picture
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += byteAt(data, at)
    return sum / (data.length / 4)
  })
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const far = mean.reduce(
      (sum, each, channel) => sum + (byteAt(data, at * 4 + channel) - each) ** 2,
      0,
    )
    return far / 400 + realAt(steep, at) * 3
  })
  const eye = blurPlane({ width, height, values }, Math.max(width, height) / 40).values
  const thirds = [0, 0, 0]
  for (let at = 0; at < eye.length; at += 1) {
    const third = Math.min(2, Math.floor(((at % width) * 3) / width))
    thirds[third] = (thirds[third] as number) + realAt(eye, at)
  }
  const sum = Math.max(
    1e-6,
    thirds.reduce((total, each) => total + each, 0),
  )
  const [left, centre, right] = thirds.map((each) => each / sum) as [number, number, number]
  if (left > 0.43 && left > right * 1.3) return 'left'
  if (right > 0.43 && right > left * 1.3) return 'right'
  return centre > 0.4 ? 'centre' : 'spread'
}

/** Drawn areas are exactly even; cameras and brushes never are. */
function flatShare({ width, height, data }: Pixels): number {
  let flat = 0
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 4
      let gap = 0
      for (let channel = at; channel < at + 3; channel += 1)
        gap = Math.max(
          gap,
          Math.abs(byteAt(data, channel) - byteAt(data, channel + 4)),
          Math.abs(byteAt(data, channel) - byteAt(data, channel + width * 4)),
        )
      if (gap === 0) flat += 1
    }
  return flat / Math.max(1, (width - 1) * (height - 1))
}
