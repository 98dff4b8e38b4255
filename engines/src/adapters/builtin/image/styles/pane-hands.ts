// Pictures set from pieces of one colour each: glass in lead, tiles in grout, folded triangles.
import { adjust, type Colour, clamp, css } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import {
  type Canvas,
  newCanvas,
  newRaster,
  type Raster,
  readCanvas,
  toCanvas,
} from '../craft/raster.ts'
import type { StyleHand } from './style-hand.ts'

export const setGlass: StyleHand = (canvas, { seeds }) =>
  setPanes(canvas, {
    across: 36,
    seed: seeds.detail,
    gap: 0.05,
    gapColour: [18, 16, 20],
    lively: 0.09,
    sway: 0.95,
    chroma: 1.35,
  })

export const setMosaic: StyleHand = (canvas, { seeds }) =>
  setPanes(canvas, {
    across: 80,
    seed: seeds.detail,
    gap: 0.045,
    gapColour: [74, 68, 64],
    lively: 0.05,
    sway: 0.42,
    chroma: 1.12,
  })

type Panes = {
  /** Pieces along the height. */
  across: number
  seed: number
  /** Half of what lies between pieces, in pieces. */
  gap: number
  gapColour: Colour
  lively: number
  sway: number
  chroma: number
}

function setPanes(canvas: Canvas, panes: Panes): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const cell = height / panes.across
  const columns = Math.ceil(width / cell) + 2
  const rows = panes.across + 2
  const random = createRandom(panes.seed, 'panes')
  const centres = Array.from({ length: columns * rows }, (_, at) => {
    const x = ((at % columns) - 0.5 + random.around() * panes.sway * 0.5) * cell
    const y = (Math.floor(at / columns) - 0.5 + random.around() * panes.sway * 0.5) * cell
    const colour = meanAround(raster, x, y, cell * 0.3)
    return { x, y, colour: adjust(colour, random.around() * panes.lively, panes.chroma) }
  })
  const out = newRaster(width, height)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      let [nearest, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      let colour: Colour = panes.gapColour
      const [column, row] = [Math.floor(x / cell) + 1, Math.floor(y / cell) + 1]
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r += 1)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1) {
          const centre = centres[r * columns + c]
          if (!centre) continue
          const far = Math.hypot(x - centre.x, y - centre.y)
          if (far < nearest) {
            second = nearest
            nearest = far
            colour = centre.colour
          } else if (far < second) second = far
        }
      const inside = clamp(((second - nearest) / 2 - panes.gap * cell) / Math.max(1, cell * 0.03))
      for (let channel = 0; channel < 3; channel += 1) {
        const from = panes.gapColour[channel] as number
        out.data[to + channel] = from + ((colour[channel] as number) - from) * inside
      }
      out.data[to + 3] = 255
    }
  return toCanvas(out)
}

/** Finer triangles where there is more to see. */
export const foldTriangles: StyleHand = (canvas, { seeds }, { strength }) => {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const cell = height / (44 - strength * 16)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const random = createRandom(seeds.detail, 'triangles')
  const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => ({
    x: ((at % (columns + 1)) - 0.5 + random.around() * 0.4) * cell,
    y: (Math.floor(at / (columns + 1)) - 0.5 + random.around() * 0.4) * cell,
  }))
  const out = newCanvas(width, height)
  const context = out.getContext('2d')
  context.lineWidth = 1
  const fold = (corners: readonly ({ x: number; y: number } | undefined)[]) => {
    const known = corners.filter((corner) => corner !== undefined)
    const [x, y] = [
      known.reduce((sum, one) => sum + one.x, 0) / 3,
      known.reduce((sum, one) => sum + one.y, 0) / 3,
    ]
    context.fillStyle = css(
      adjust(meanAround(raster, x, y, cell * 0.25), random.around() * 0.022, 1.1),
    )
    context.strokeStyle = context.fillStyle
    context.beginPath()
    for (const corner of known) context.lineTo(corner.x, corner.y)
    context.closePath()
    context.fill()
    context.stroke()
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      const [a, b, c, d] = [
        points[at],
        points[at + 1],
        points[at + columns + 1],
        points[at + columns + 2],
      ]
      if (random.chance(0.5)) {
        fold([a, b, c])
        fold([b, d, c])
      } else {
        fold([a, b, d])
        fold([a, d, c])
      }
    }
  return out
}

function meanAround({ width, height, data }: Raster, x: number, y: number, radius: number): Colour {
  const sum = [0, 0, 0]
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const atX = clamp(Math.round(x + column * radius), 0, width - 1)
      const atY = clamp(Math.round(y + row * radius), 0, height - 1)
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] =
          (sum[channel] as number) + (data[(atY * width + atX) * 4 + channel] as number)
    }
  return [(sum[0] as number) / 9, (sum[1] as number) / 9, (sum[2] as number) / 9]
}
