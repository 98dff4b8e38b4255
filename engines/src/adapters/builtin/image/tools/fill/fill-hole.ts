// Continues a picture into its holes with pieces of the picture itself, from a small version of it to the full size, so that shapes agree
// first and texture after (after Wexler and others, 2007).
import { createRandom, type Random } from '../../craft/random.ts'
import { realAt, wholeAt } from '../pixels.ts'
import { type Step, within } from '../tool.ts'
import { type Canvas, halve } from './canvas.ts'
import { levelSeam } from './level-seam.ts'
import { createField, improve, measure, type PatchField } from './patch-field.ts'
import { spreadColours } from './spread-colours.ts'
import { vote } from './vote.ts'

/** More patches than this are no longer searched for, only taken over from the smaller scale. */
const maxSearched = 260_000
const smallestSide = 28

/**
 * Fills `canvas.hole` in place. False when there is nothing to take patches from.
 */
export function fillHole(canvas: Canvas, step: Step): boolean {
  const scales = [canvas]
  for (let last = canvas; Math.min(last.width, last.height) >= smallestSide * 2; ) {
    last = halve(last)
    if (createField(last).sources.length < 24) break
    scales.push(last)
  }
  const random = createRandom(7)
  let field: PatchField | undefined
  for (let level = scales.length - 1; level >= 0; level -= 1) {
    const scale = scales[level] as Canvas
    const finer = createField(scale)
    if (finer.sources.length === 0) return false
    if (field) takeOver(scales[level + 1] as Canvas, field, scale, finer, random)
    else begin(scale, finer, random)
    field = finer
    const done = 100 * 0.4 ** (level + 1)
    settle(scale, field, level, random, within(step, done, 100 * 0.4 ** level))
  }
  if (field) levelSeam(canvas, field)
  return true
}

/** The smallest scale begins with its surroundings' smooth colours and patches by chance. */
function begin(canvas: Canvas, field: PatchField, random: Random): void {
  const { width, height, colours, hole } = canvas
  const weights = Float32Array.from(hole, (each) => (each ? 0 : 1))
  colours.set(spreadColours({ width, height, colours, weights }))
  for (const target of field.targets)
    field.from[target] = likelySource(canvas, field, target, random)
  if (canvas.along.some((way) => way === 1 || way === 2)) vote(canvas, field, () => 1)
}

/** Of a few sources by chance the one that lies best for the way in which the picture goes on. */
function likelySource(canvas: Canvas, field: PatchField, target: number, random: Random): number {
  const { width, along } = canvas
  const way = along[target] ?? 0
  let best = anySource(field, random)
  if (way !== 1 && way !== 2) return best
  let min = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 48; attempt += 1) {
    const source = anySource(field, random)
    const across = Math.abs((source % width) - (target % width))
    const down = Math.abs(Math.floor(source / width) - Math.floor(target / width))
    const stray = way === 1 ? down * 12 + across : across * 3 + down
    if (stray >= min) continue
    min = stray
    best = source
  }
  return best
}

const anySource = ({ sources }: PatchField, random: Random): number =>
  wholeAt(sources, random.int(0, sources.length - 1))

function takeOver(
  coarse: Canvas,
  before: PatchField,
  canvas: Canvas,
  field: PatchField,
  random: Random,
): void {
  for (const target of field.targets) {
    const x = target % canvas.width
    const y = Math.floor(target / canvas.width)
    const from = wholeAt(before.from, (y >> 1) * coarse.width + (x >> 1))
    const source =
      from < 0
        ? -1
        : (Math.floor(from / coarse.width) * 2 + (y & 1)) * canvas.width +
          (from % coarse.width) * 2 +
          (x & 1)
    field.from[target] = field.usable[source] ? source : nearSource(canvas, field, source, random)
  }
  vote(canvas, field, () => 1)
}

/** A source that cannot be used gives way to one close by. */
function nearSource({ width, height }: Canvas, field: PatchField, at: number, random: Random) {
  if (at < 0) return anySource(field, random)
  for (let reach = 2; reach <= 16; reach *= 2)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const x = (at % width) + random.int(-reach, reach)
      const y = Math.floor(at / width) + random.int(-reach, reach)
      if (x >= 0 && y >= 0 && x < width && y < height && field.usable[y * width + x])
        return y * width + x
    }
  return anySource(field, random)
}

function settle(canvas: Canvas, field: PatchField, level: number, random: Random, step: Step) {
  const many = field.targets.length > maxSearched
  const rounds = many ? 1 : level === 0 ? 2 : Math.min(10, 2 + level * 2)
  const whole = Math.max(canvas.width, canvas.height)
  const widest = many ? 1 : field.targets.length > 60_000 ? Math.min(8, whole) : whole
  for (let round = 0; round < rounds; round += 1) {
    measure(canvas, field)
    for (const back of many ? [false] : [false, true])
      improve(canvas, field, { back, widest, random })
    const typical = typicalUnlikeness(field)
    vote(canvas, field, (unlike) => Math.exp(-unlike / typical) + 1e-6)
    step(((round + 1) / rounds) * 100)
  }
}

function typicalUnlikeness({ targets, unlike }: PatchField): number {
  const every = Math.max(1, Math.floor(targets.length / 2000))
  const values: number[] = []
  for (let at = 0; at < targets.length; at += every)
    values.push(realAt(unlike, wholeAt(targets, at)))
  values.sort((a, b) => a - b)
  return Math.max(200, values[Math.floor(values.length * 0.4)] ?? 0)
}
