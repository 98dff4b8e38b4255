// Printed pictures: few tones, dots and blocks, square pixels; and the paper under ink and cut sheets.
import { type Colour, clamp, lightness } from '../craft/colour.ts'
import { mixBits } from '../craft/random.ts'
import { eachPixel, type Raster, readCanvas, resize, toCanvas } from '../craft/raster.ts'
import type { Scene } from '../scene/scene.ts'
import { edgesOf } from './edges.ts'
import type { StyleHand } from './style-hand.ts'

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const pixelsHigh = 144

export const setPixels: StyleHand = (canvas, scene, { strength }) => {
  const high = Math.round(pixelsHigh * (1.25 - strength * 0.5))
  const small = resize(canvas, Math.max(8, Math.round((high * canvas.width) / canvas.height)), high)
  const raster = readCanvas(small)
  const inks = [...tonesOf(raster, 20), ...inksOf(scene)]
  eachPixel(raster, (data, from, x, y) => {
    const lift = ((bayer[(y % 4) * 4 + (x % 4)] as number) / 16 - 0.47) * 22
    put(
      data,
      from,
      nearest(
        inks,
        [0, 1, 2].map((channel) => (data[from + channel] as number) + lift) as unknown as Colour,
      ),
    )
  })
  return resize(toCanvas(raster), canvas.width, canvas.height, false)
}

export const printPoster: StyleHand = (canvas, scene, { strength }) => {
  const raster = readCanvas(canvas)
  const inks = [...tonesOf(raster, 7), scene.palette.accent, scene.palette.light]
  const cell = raster.height / 130
  const { luma } = edgesOf(raster, raster.height / 300)
  eachPixel(raster, (data, from, x, y) => {
    const u = (x + y) / cell
    const v = (x - y) / cell
    const dot = Math.hypot((u % 1) - 0.5, (((v % 1) + 1) % 1) - 0.5)
    const lift = (0.32 - dot) * 90 * strength * clamp(1.2 - (luma[from / 4] as number) / 255)
    put(
      data,
      from,
      nearest(
        inks,
        [0, 1, 2].map((channel) => (data[from + channel] as number) + lift) as unknown as Colour,
      ),
    )
  })
  return toCanvas(raster)
}

export const printBlocks: StyleHand = (canvas, scene, { strength }) => {
  const raster = readCanvas(canvas)
  const { steep } = edgesOf(raster, Math.max(0.7, raster.height / 700))
  const inks = [...tonesOf(raster, 12), scene.palette.accent]
  const unit = raster.height / 1000
  eachPixel(raster, (data, from, x, y) => {
    const line = clamp(((steep[from / 4] as number) - 0.06) * 5) * (0.4 + 0.5 * strength)
    const grain = 1 + Math.sin((y + Math.sin(x / (unit * 90)) * unit * 8) / (unit * 2.6)) * 0.018
    const ink = nearest(inks, [0, 1, 2].map((channel) => data[from + channel]) as unknown as Colour)
    const own = [0, 1, 2].map((channel) => {
      const tone = ((ink[channel] as number) * 2 + (data[from + channel] as number)) / 3
      return (tone + (([26, 32, 48][channel] as number) - tone) * line) * grain
    })
    put(data, from, own as unknown as Colour)
  })
  return toCanvas(raster)
}

/** Fibres and flecks. */
export const layOnPaper: StyleHand = (canvas, { seeds }, { strength }) => {
  const raster = readCanvas(canvas)
  const unit = Math.max(1, raster.height / 900)
  eachPixel(raster, (data, from, x, y) => {
    const fleck =
      mixBits(Math.floor(x / unit) * 7919 + Math.floor(y / unit) * 104729 + seeds.detail) /
      4294967296
    const fibre =
      mixBits(Math.floor(x / (unit * 9)) * 31 + Math.floor(y / unit) * 104729 + seeds.detail) /
      4294967296
    const shade = 1 - (fleck * 0.05 + fibre * 0.04) * (0.4 + strength * 0.6)
    for (let channel = from; channel < from + 3; channel += 1)
      data[channel] = (data[channel] as number) * shade + 3
  })
  return toCanvas(raster)
}

const inksOf = ({ palette }: Scene): Colour[] => [palette.accent, palette.light, palette.shadow]

/** Tones that the picture has, evenly from dark to light. */
function tonesOf({ data }: Raster, count: number): Colour[] {
  const seen: { colour: Colour; light: number }[] = []
  const step = Math.max(4, Math.floor(data.length / 4 / 4000) * 4)
  for (let at = 0; at + 3 < data.length; at += step) {
    const colour = [data[at], data[at + 1], data[at + 2]] as unknown as Colour
    seen.push({ colour, light: lightness(colour) })
  }
  seen.sort((a, b) => a.light - b.light)
  return Array.from({ length: count }, (_, at) => {
    const place = Math.round((at / Math.max(1, count - 1)) * (seen.length - 1))
    return seen[place]?.colour ?? [0, 0, 0]
  })
}

function nearest(inks: readonly Colour[], [red, green, blue]: Colour): Colour {
  let best: Colour = inks[0] ?? [0, 0, 0]
  let min = Number.POSITIVE_INFINITY
  for (const ink of inks) {
    const far = (ink[0] - red) ** 2 * 2 + (ink[1] - green) ** 2 * 4 + (ink[2] - blue) ** 2 * 3
    if (far >= min) continue
    min = far
    best = ink
  }
  return best
}

function put(data: Uint8ClampedArray, at: number, [red, green, blue]: Colour): void {
  data[at] = red
  data[at + 1] = green
  data[at + 2] = blue
}
