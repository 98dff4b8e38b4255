// A picture in pieces: low-poly triangles, stained glass, mosaic.
import { type Colour, clamp, css } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import {
  type Canvas,
  lumaOf,
  newCanvas,
  type Raster,
  readCanvas,
  toCanvas,
} from '../craft/raster.ts'
import { slopes } from './edges.ts'

type Point = [number, number]

/** A grid of points, each moved at random and then toward the strongest edge nearby. */
function gridPoints(
  raster: Raster,
  gap: number,
  seed: number,
  jitter: number,
): { points: Point[][] } {
  const random = createRandom(seed, 'cells')
  const { width, height } = raster
  const slope = slopes(lumaOf(raster), width, height)
  const steep = (x: number, y: number) => {
    const at = clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)
    return Math.abs(slope.x[at] as number) + Math.abs(slope.y[at] as number)
  }
  const points: Point[][] = []
  for (let row = -1; row * gap < height + gap * 2; row += 1) {
    const line: Point[] = []
    for (let column = -1; column * gap < width + gap * 2; column += 1) {
      const shift = row % 2 ? gap / 2 : 0
      let best: Point = [
        column * gap + shift + random.around() * gap * jitter,
        row * gap + random.around() * gap * jitter,
      ]
      for (let time = 0; time < 10; time += 1) {
        const other: Point = [
          best[0] + random.around() * gap * 0.3,
          best[1] + random.around() * gap * 0.3,
        ]
        const far =
          Math.abs(other[0] - column * gap - shift) > gap * 0.42 ||
          Math.abs(other[1] - row * gap) > gap * 0.42
        if (!far && steep(...other) > steep(...best) + 2) best = other
      }
      line.push(best)
    }
    points.push(line)
  }
  return { points }
}

function colourIn({ data, width, height }: Raster, spots: readonly Point[]): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [x, y] of spots) {
    const at =
      (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * 4
    for (const part of [0, 1, 2] as const) sum[part] += data[at + part] as number
  }
  return [sum[0] / spots.length, sum[1] / spots.length, sum[2] / spots.length]
}

export function lowPoly(canvas: Canvas, seed: number, across: number): Canvas {
  const raster = readCanvas(canvas)
  const { points } = gridPoints(raster, Math.min(canvas.width, canvas.height) / across, seed, 0.3)
  const out = newCanvas(canvas.width, canvas.height)
  const context = out.getContext('2d')
  context.lineJoin = 'round'
  const triangle = (a: Point, b: Point, c: Point) => {
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const inner = [a, b, c].map(([x, y]): Point => [(x + middle[0]) / 2, (y + middle[1]) / 2])
    const [red, green, blue] = colourIn(raster, [middle, ...inner])
    const lean = Math.atan2(b[1] - a[1] + c[1] - a[1], b[0] - a[0] + c[0] - a[0])
    const light = 1 + Math.cos(lean - 0.9) * 0.075
    context.fillStyle = css([
      clamp(red * light, 0, 255),
      clamp(green * light, 0, 255),
      clamp(blue * light, 0, 255),
    ])
    context.strokeStyle = context.fillStyle
    context.lineWidth = 0.8
    context.beginPath()
    context.moveTo(...a)
    context.lineTo(...b)
    context.lineTo(...c)
    context.closePath()
    context.fill()
    context.stroke()
  }
  for (let row = 0; row + 1 < points.length; row += 1) {
    const upper = points[row] as Point[]
    const lower = points[row + 1] as Point[]
    // Rows are shifted by half a gap in turn, so the diagonals turn too.
    const shifted = row % 2 === 0
    for (let at = 0; at + 1 < upper.length; at += 1) {
      const [a, b, c, d] = [upper[at], upper[at + 1], lower[at], lower[at + 1]] as [
        Point,
        Point,
        Point,
        Point,
      ]
      if (shifted) {
        triangle(a, b, d)
        triangle(a, d, c)
      } else {
        triangle(a, b, c)
        triangle(b, d, c)
      }
    }
  }
  return out
}

/** Pieces of glass by nearest point, lead between them. */
export function stainedGlass(canvas: Canvas, seed: number, across: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const gap = Math.min(width, height) / across
  const { points } = gridPoints(raster, gap, seed, 0.45)
  const random = createRandom(seed, 'glass')
  const colours = points.map((line) =>
    line.map(([x, y]) =>
      bright(colourIn(raster, around(x, y, gap * 0.25)), random.around() * 0.09),
    ),
  )
  const out: Raster = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const lead = Math.max(1.1, gap * 0.055)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      let first = 1e9
      let second = 1e9
      let piece: Colour = [0, 0, 0]
      const row = Math.round(y / gap) + 1
      for (let r = Math.max(0, row - 2); r <= Math.min(points.length - 1, row + 2); r += 1) {
        const line = points[r] as Point[]
        const column = Math.round((x - ((r - 1) % 2 ? gap / 2 : 0)) / gap) + 1
        for (let c = Math.max(0, column - 2); c <= Math.min(line.length - 1, column + 2); c += 1) {
          const [px, py] = line[c] as Point
          const away = Math.hypot(px - x, py - y)
          if (away < first) {
            second = first
            first = away
            piece = (colours[r] as Colour[])[c] as Colour
          } else if (away < second) second = away
        }
      }
      const rim = clamp((second - first) / 2 / lead)
      const glow = 0.84 + 0.3 * clamp(1 - first / (gap * 0.75))
      const edge = rim < 1 ? rim ** 2 : 1
      for (let part = 0; part < 3; part += 1)
        out.data[to + part] = 18 * (1 - edge) + (piece[part] as number) * glow * edge
      out.data[to + 3] = 255
    }
  return toCanvas(out)
}

const around = (x: number, y: number, reach: number): Point[] => [
  [x, y],
  [x - reach, y],
  [x + reach, y],
  [x, y - reach],
  [x, y + reach],
]

function bright(colour: Colour, light: number): Colour {
  const middle = (colour[0] + colour[1] + colour[2]) / 3
  const part = (value: number) => clamp((middle + (value - middle) * 1.55) * (1.1 + light), 0, 255)
  return [part(colour[0]), part(colour[1]), part(colour[2])]
}

/** Small tiles with grout, each tilted and toned a little differently. */
export function mosaic(canvas: Canvas, seed: number, across: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const gap = Math.min(width, height) / across
  const random = createRandom(seed, 'mosaic')
  const out = newCanvas(width, height)
  const context = out.getContext('2d')
  context.fillStyle = css([58, 54, 50])
  context.fillRect(0, 0, width, height)
  for (let y = gap / 2; y < height + gap; y += gap)
    for (let x = gap / 2; x < width + gap; x += gap) {
      const [red, green, blue] = colourIn(raster, around(x, y, gap * 0.3))
      const light = 1 + random.around() * 0.11
      const size = gap * random.range(0.8, 0.92)
      context.save()
      context.translate(x + random.around() * gap * 0.05, y + random.around() * gap * 0.05)
      context.rotate(random.around() * 0.12)
      context.fillStyle = css([
        clamp(red * light, 0, 255),
        clamp(green * light, 0, 255),
        clamp(blue * light, 0, 255),
      ])
      context.beginPath()
      context.roundRect(-size / 2, -size / 2, size, size, size * 0.13)
      context.fill()
      context.fillStyle = 'rgba(255,255,255,0.14)'
      context.fillRect(-size / 2, -size / 2, size, size * 0.14)
      context.fillStyle = 'rgba(0,0,0,0.16)'
      context.fillRect(-size / 2, size * 0.36, size, size * 0.14)
      context.restore()
    }
  return out
}
