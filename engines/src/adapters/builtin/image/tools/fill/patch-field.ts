// For every patch that reaches into the hole: the patch of what is known that is most like it. Found as PatchMatch does, by trying what
// suits a neighbour and what lies around the best so far (Barnes and others, 2009).
import type { Random } from '../../craft/random.ts'
import { byteAt, realAt, wholeAt } from '../pixels.ts'
import type { Canvas } from './canvas.ts'

export const patchReach = 3

export type PatchField = {
  /** Places of patches that reach into the hole, in reading order. */
  targets: Int32Array
  /** Places that patches can be taken from: known all over. */
  sources: Int32Array
  /** 1 where a patch can be taken from. */
  usable: Uint8Array
  /** The source for each place that is a target; -1 elsewhere. */
  from: Int32Array
  /** How unlike the two are. */
  unlike: Float32Array
}

export function createField({ width, height, hole }: Canvas): PatchField {
  const near = holeNear(hole, width, height)
  const usable = new Uint8Array(width * height)
  const targets: number[] = []
  const sources: number[] = []
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if (near[at]) targets.push(at)
      else if (
        x >= patchReach &&
        y >= patchReach &&
        x < width - patchReach &&
        y < height - patchReach
      ) {
        usable[at] = 1
        sources.push(at)
      }
  return {
    targets: Int32Array.from(targets),
    sources: Int32Array.from(sources),
    usable,
    from: new Int32Array(width * height).fill(-1),
    unlike: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
  }
}

function holeNear(hole: Uint8Array, width: number, height: number): Uint8Array {
  const across = new Uint8Array(hole.length)
  const near = new Uint8Array(hole.length)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      for (let by = Math.max(-patchReach, -x); by <= Math.min(patchReach, width - 1 - x); by += 1)
        if (hole[at + by]) across[at] = 1
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      for (let by = Math.max(-patchReach, -y); by <= Math.min(patchReach, height - 1 - y); by += 1)
        if (across[at + by * width]) near[at] = 1
  return near
}

/** Leaving the picture's own direction costs: a horizon stays at its height where the picture is continued sideways. */
const strayCost = 5e4
/** By the canvas's `along`: 0 anywhere, 1 beside the picture, 2 above or below it, 3 inside or at a corner. */
const strayDown = Uint8Array.of(0, 250, 30, 25)
const strayAcross = Uint8Array.of(0, 1, 100, 25)

function unlikeness(canvas: Canvas, target: number, source: number, limit: number): number {
  const { width, height, colours, along } = canvas
  const x = target % width
  const y = (target - x) / width
  const sourceX = source % width
  let sum = 0
  const way = along ? byteAt(along, target) : 0
  if (way) {
    sum += strayCost * byteAt(strayDown, way) * ((y - (source - sourceX) / width) / height) ** 2
    sum += strayCost * byteAt(strayAcross, way) * ((x - sourceX) / width) ** 2
  }
  const left = Math.max(-patchReach, -x)
  const right = Math.min(patchReach, width - 1 - x)
  const top = Math.max(-patchReach, -y)
  const bottom = Math.min(patchReach, height - 1 - y)
  const scale = 49 / ((right - left + 1) * (bottom - top + 1))
  for (let down = top; down <= bottom && sum < limit; down += 1) {
    let a = (target + down * width + left) * 3
    let b = (source + down * width + left) * 3
    let row = 0
    for (const end = a + (right - left + 1) * 3; a < end; a += 1, b += 1) {
      const difference = realAt(colours, a) - realAt(colours, b)
      row += difference * difference
    }
    sum += row * scale
  }
  return sum
}

/** Computes the field's distances again, after the canvas has changed. */
export function measure(canvas: Canvas, field: PatchField): void {
  for (const target of field.targets)
    field.unlike[target] = unlikeness(
      canvas,
      target,
      wholeAt(field.from, target),
      Number.POSITIVE_INFINITY,
    )
}

/** One pass over all targets; forth and back by turns. */
export function improve(
  canvas: Canvas,
  field: PatchField,
  { back, widest, random }: { back: boolean; widest: number; random: Random },
): void {
  const { targets } = field
  const way = back ? 1 : -1
  for (let at = 0; at < targets.length; at += 1) {
    const target = wholeAt(targets, back ? targets.length - 1 - at : at)
    tryNeighbour(canvas, field, target, way)
    tryNeighbour(canvas, field, target, way * canvas.width)
    tryAround(canvas, field, target, widest, random)
  }
}

function tryNeighbour(canvas: Canvas, field: PatchField, target: number, by: number): void {
  const neighbour = target + by
  if (neighbour < 0 || neighbour >= field.from.length) return
  const source = wholeAt(field.from, neighbour)
  if (source >= 0) tryOne(canvas, field, target, source - by)
}

function tryAround(
  canvas: Canvas,
  field: PatchField,
  target: number,
  widest: number,
  random: Random,
): void {
  const { width, height } = canvas
  for (let reach = widest; reach >= 1; reach >>= 1) {
    const best = wholeAt(field.from, target)
    const x = (best % width) + random.int(-reach, reach)
    const y = Math.floor(best / width) + random.int(-reach, reach)
    if (x >= 0 && y >= 0 && x < width && y < height) tryOne(canvas, field, target, y * width + x)
  }
}

function tryOne(canvas: Canvas, field: PatchField, target: number, source: number): void {
  if (source < 0 || source >= field.usable.length || !field.usable[source]) return
  const best = realAt(field.unlike, target)
  const found = unlikeness(canvas, target, source, best)
  if (found >= best) return
  field.from[target] = source
  field.unlike[target] = found
}
