// Fills a hole with what is around it: for each place the patch of the rest that fits best, found by chance and by neighbours
// (PatchMatch), from a coarse picture to a fine one; where nearly the same patches lie side by side the texture goes on.
import { createRandom, type Random } from '../craft/random.ts'
import { type Raster, readCanvas, resize, toCanvas } from '../craft/raster.ts'

/** Half the side of a patch. */
const reach = 3
/** The longer side on which patches are looked for; finer pixels follow what was found there. */
const workSide = 512

type Field = { x: Int32Array; y: Int32Array }
type Level = { width: number; height: number; data: Uint8ClampedArray; hole: Uint8Array }

/** `mask`: above 0.5 is hole. Alters nothing outside of it. */
export function fillHole(
  raster: Raster,
  mask: Float32Array,
  seed: number,
  report: (share: number) => void,
): Raster {
  const levels = pyramid(raster, mask)
  const coarsest = levels.at(-1)
  if (!coarsest?.hole.includes(1) || !coarsest.hole.includes(0)) return raster
  const random = createRandom(seed, 'fill')
  seedHole(coarsest)
  let field: Field | undefined
  for (let at = levels.length - 1; at >= 0; at -= 1) {
    const level = levels[at] as Level
    const before = levels[at + 1]
    field = field && before ? finer(field, before, level, random) : chance(level, random)
    if (before) vote(level, field)
    const times = at > 1 ? 6 : at === 1 ? 4 : 2
    for (let time = 0; time < times; time += 1) {
      improve(level, field, random)
      vote(level, field)
    }
    report(1 - at / levels.length)
  }
  return enlarge(raster, mask, levels[0] as Level, field as Field)
}

function pyramid(raster: Raster, mask: Float32Array): Level[] {
  const levels: Level[] = []
  const canvas = toCanvas(opaque(raster))
  let share = Math.min(1, workSide / Math.max(raster.width, raster.height))
  for (;;) {
    const width = Math.max(1, Math.round(raster.width * share))
    const height = Math.max(1, Math.round(raster.height * share))
    const { data } = readCanvas(resize(canvas, width, height))
    levels.push({ width, height, data, hole: shrinkMask(mask, raster, width, height) })
    if (Math.min(width, height) < 48) return levels
    share /= 2
  }
}

const opaque = (raster: Raster): Raster => {
  const data = new Uint8ClampedArray(raster.data)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { ...raster, data }
}

/** A pixel is hole when any of those that it stands for is. */
function shrinkMask(
  mask: Float32Array,
  { width: fullWidth, height: fullHeight }: Raster,
  width: number,
  height: number,
): Uint8Array {
  const hole = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < fullHeight; y += 1)
    for (let x = 0; x < fullWidth; x += 1, at += 1)
      if ((mask[at] as number) > 0.5) {
        const row = Math.min(height - 1, Math.floor((y * height) / fullHeight))
        hole[row * width + Math.min(width - 1, Math.floor((x * width) / fullWidth))] = 1
      }
  return hole
}

/** First colours from the rim inward: each ring takes the mean of the ring before. */
function seedHole({ width, height, data, hole }: Level): void {
  const left = Uint8Array.from(hole)
  for (let ring = 0; left.includes(1) && ring < width + height; ring += 1) {
    const filled: number[] = []
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 1) {
        if (!left[at]) continue
        const sum: [number, number, number, number] = [0, 0, 0, 0]
        for (const [dx, dy] of [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const) {
          const near = at + dx + dy * width
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || left[near])
            continue
          for (const part of [0, 1, 2] as const) sum[part] += data[near * 4 + part] as number
          sum[3] += 1
        }
        if (!sum[3]) continue
        for (const part of [0, 1, 2] as const) data[at * 4 + part] = sum[part] / sum[3]
        filled.push(at)
      }
    for (const at of filled) left[at] = 0
  }
}

/** Places whose whole patch is known; all known places where there are none. */
function sourcesOf(level: Level): Int32Array {
  const { width, height, hole } = level
  const whole: number[] = []
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1) {
      let known = true
      for (let dy = -reach; known && dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1)
          if (hole[(y + dy) * width + x + dx]) {
            known = false
            break
          }
      if (known) whole.push(y * width + x)
    }
  if (whole.length) return Int32Array.from(whole)
  return Int32Array.from([...hole.keys()].filter((at) => !hole[at]))
}

const usable = new WeakMap<Level, { list: Int32Array; is: Uint8Array }>()

function usableIn(level: Level): { list: Int32Array; is: Uint8Array } {
  const known = usable.get(level)
  if (known) return known
  const list = sourcesOf(level)
  const is = new Uint8Array(level.hole.length)
  for (const at of list) is[at] = 1
  usable.set(level, { list, is })
  return { list, is }
}

function chance(level: Level, random: Random): Field {
  const { list } = usableIn(level)
  const field = { x: new Int32Array(level.hole.length), y: new Int32Array(level.hole.length) }
  for (let at = 0; at < level.hole.length; at += 1) {
    const from = list[Math.floor(random.next() * list.length)] as number
    field.x[at] = from % level.width
    field.y[at] = Math.floor(from / level.width)
  }
  return field
}

function finer(field: Field, before: Level, level: Level, random: Random): Field {
  const { is } = usableIn(level)
  const out = chance(level, random)
  for (let y = 0, at = 0; y < level.height; y += 1)
    for (let x = 0; x < level.width; x += 1, at += 1) {
      const near =
        Math.min(before.height - 1, y >> 1) * before.width + Math.min(before.width - 1, x >> 1)
      const fromX = Math.min(level.width - 1, (field.x[near] as number) * 2 + (x & 1))
      const fromY = Math.min(level.height - 1, (field.y[near] as number) * 2 + (y & 1))
      if (!is[fromY * level.width + fromX]) continue
      out.x[at] = fromX
      out.y[at] = fromY
    }
  return out
}

function distance(
  { width, height, data }: Level,
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  most: number,
): number {
  let sum = 0
  for (let dy = -reach; dy <= reach; dy += 1) {
    const row = y + dy
    const fromRow = fromY + dy
    if (row < 0 || row >= height || fromRow < 0 || fromRow >= height) continue
    for (let dx = -reach; dx <= reach; dx += 1) {
      const column = x + dx
      const fromColumn = fromX + dx
      if (column < 0 || column >= width || fromColumn < 0 || fromColumn >= width) continue
      const a = (row * width + column) * 4
      const b = (fromRow * width + fromColumn) * 4
      const red = (data[a] as number) - (data[b] as number)
      const green = (data[a + 1] as number) - (data[b + 1] as number)
      const blue = (data[a + 2] as number) - (data[b + 2] as number)
      sum += red * red + green * green + blue * blue
    }
    if (sum > most) return sum
  }
  return sum
}

/** Neighbours' finds are tried, then places by chance ever closer to the own find; once forward, once backward. */
function improve(level: Level, field: Field, random: Random): void {
  const { width, height, hole } = level
  const { is } = usableIn(level)
  for (const way of [1, -1]) {
    for (let step = 0; step < width * height; step += 1) {
      const at = way > 0 ? step : width * height - 1 - step
      if (!hole[at]) continue
      const x = at % width
      const y = Math.floor(at / width)
      let bestX = field.x[at] as number
      let bestY = field.y[at] as number
      let least = distance(level, x, y, bestX, bestY, Number.POSITIVE_INFINITY)
      const attempt = (fromX: number, fromY: number) => {
        if (
          fromX < 0 ||
          fromX >= width ||
          fromY < 0 ||
          fromY >= height ||
          !is[fromY * width + fromX]
        )
          return
        const away = distance(level, x, y, fromX, fromY, least)
        if (away >= least) return
        least = away
        bestX = fromX
        bestY = fromY
      }
      if (x - way >= 0 && x - way < width)
        attempt((field.x[at - way] as number) + way, field.y[at - way] as number)
      if (y - way >= 0 && y - way < height)
        attempt(field.x[at - way * width] as number, (field.y[at - way * width] as number) + way)
      for (let radius = Math.max(width, height); radius >= 1; radius >>= 1)
        attempt(
          bestX + Math.round((random.next() * 2 - 1) * radius),
          bestY + Math.round((random.next() * 2 - 1) * radius),
        )
      field.x[at] = bestX
      field.y[at] = bestY
    }
  }
}

/** Every hole pixel becomes the mean of what the patches over it say. */
function vote(level: Level, field: Field): void {
  const { width, height, data, hole } = level
  const next = new Uint8ClampedArray(data)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!hole[at]) continue
      let red = 0
      let green = 0
      let blue = 0
      let count = 0
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const row = y + dy
          const column = x + dx
          if (
            row < 0 ||
            row >= height ||
            column < 0 ||
            column >= width ||
            !hole[row * width + column]
          )
            continue
          const fromX = (field.x[row * width + column] as number) - dx
          const fromY = (field.y[row * width + column] as number) - dy
          if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue
          const from = (fromY * width + fromX) * 4
          const weight = dx === 0 && dy === 0 ? 3 : 1
          red += (data[from] as number) * weight
          green += (data[from + 1] as number) * weight
          blue += (data[from + 2] as number) * weight
          count += weight
        }
      if (!count) continue
      next[at * 4] = red / count
      next[at * 4 + 1] = green / count
      next[at * 4 + 2] = blue / count
    }
  data.set(next)
}

/** The full picture's own pixels, taken from where the finds point. */
function enlarge(raster: Raster, mask: Float32Array, level: Level, field: Field): Raster {
  const out = { ...raster, data: new Uint8ClampedArray(raster.data) }
  const scaleX = raster.width / level.width
  const scaleY = raster.height / level.height
  for (let y = 0, at = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1, at += 1) {
      if ((mask[at] as number) <= 0.5) continue
      const column = Math.min(level.width - 1, Math.floor(x / scaleX))
      const row = Math.min(level.height - 1, Math.floor(y / scaleY))
      const near = row * level.width + column
      const fromX = Math.min(
        raster.width - 1,
        Math.floor((field.x[near] as number) * scaleX + (x - column * scaleX)),
      )
      const fromY = Math.min(
        raster.height - 1,
        Math.floor((field.y[near] as number) * scaleY + (y - row * scaleY)),
      )
      const from = fromY * raster.width + fromX
      const known = (mask[from] as number) <= 0.5
      for (let part = 0; part < 3; part += 1) {
        const found = level.data[near * 4 + part] as number
        out.data[at * 4 + part] = known
          ? (raster.data[from * 4 + part] as number) * 0.8 + found * 0.2
          : found
      }
      out.data[at * 4 + 3] = 255
    }
  return out
}
