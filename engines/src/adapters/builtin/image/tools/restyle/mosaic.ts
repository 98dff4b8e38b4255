import { createRandom } from '../../craft/random.ts'
import { byteAt, type Pixels, realAt } from '../pixels.ts'
import { lightPlane, slopesOf, steepness } from '../planes.ts'
import { paintEach, type Style } from './style.ts'

type Stones = { side: number; columns: number; rows: number; x: Float32Array; y: Float32Array }

/** Stones of one colour each with mortar between them; they lie along the edges of what is shown. */
export const mosaic: Style = (picture, { strength, unit }) => {
  const side = Math.max(5, unit * (4 + strength * 7))
  const stones = layStones(picture, side)
  const owner = new Int32Array(picture.width * picture.height)
  const gap = new Float32Array(owner.length)
  for (let y = 0, at = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1, at += 1) [owner[at], gap[at]] = ownerOf(stones, x, y)
  const colours = coloursOf(picture, owner, stones.x.length)
  const random = createRandom(4)
  const shades = Float32Array.from(stones.x, () => random.range(0.93, 1.07))
  const mortar = Math.max(0.8, side * 0.05)
  return paintEach(picture, (at, to) => {
    const stone = owner[at] as number
    const inside = Math.min(1, Math.max(0, realAt(gap, at) / mortar - 0.4))
    const round = 0.94 + 0.1 * Math.min(1, realAt(gap, at) / (side * 0.35))
    for (let channel = 0; channel < 3; channel += 1) {
      const shade = realAt(colours, stone * 3 + channel) * realAt(shades, stone) * round
      to[channel] = shade * inside + (38 + shade * 0.15) * (1 - inside)
    }
  })
}

function layStones(picture: Pixels, side: number): Stones {
  const columns = Math.ceil(picture.width / side)
  const rows = Math.ceil(picture.height / side)
  const steep = steepness(slopesOf(lightPlane(picture)))
  const random = createRandom(2)
  const stones: Stones = {
    side,
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let best = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const x = Math.min(picture.width - 1, (column + random.range(0.15, 0.85)) * side)
        const y = Math.min(picture.height - 1, (row + random.range(0.15, 0.85)) * side)
        const found = realAt(steep, Math.floor(y) * picture.width + Math.floor(x))
        if (found >= best) continue
        best = found
        stones.x[row * columns + column] = x
        stones.y[row * columns + column] = y
      }
    }
  return stones
}

/** The nearest stone, and how far the border to the next one is. */
function ownerOf(
  { side, columns, rows, x: xs, y: ys }: Stones,
  x: number,
  y: number,
): [number, number] {
  const column = Math.floor(x / side)
  const row = Math.floor(y / side)
  let [owner, min, next] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let down = Math.max(0, row - 2); down <= Math.min(rows - 1, row + 2); down += 1)
    for (
      let right = Math.max(0, column - 2);
      right <= Math.min(columns - 1, column + 2);
      right += 1
    ) {
      const at = down * columns + right
      const far = Math.hypot(realAt(xs, at) - x, realAt(ys, at) - y)
      if (far < min) {
        next = min
        min = far
        owner = at
      } else if (far < next) next = far
    }
  return [owner, (next - min) / 2]
}

function coloursOf({ data }: Pixels, owner: Int32Array, count: number): Float32Array {
  const sums = new Float32Array(count * 3)
  const counts = new Float32Array(count)
  for (const [at, stone] of owner.entries()) {
    counts[stone] = realAt(counts, stone) + 1
    for (let channel = 0; channel < 3; channel += 1)
      sums[stone * 3 + channel] = realAt(sums, stone * 3 + channel) + byteAt(data, at * 4 + channel)
  }
  return sums.map((sum, at) => sum / Math.max(1, realAt(counts, Math.floor(at / 3))))
}
