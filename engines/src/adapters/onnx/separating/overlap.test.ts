import { expect, it } from 'vitest'
import type { Stereo } from '../../../audio/stereo.ts'
import type { ChunkModel } from './chunk-model.ts'
import { separateInChunks } from './overlap.ts'

const song = (length: number): Stereo => ({
  left: Float32Array.from({ length }, (_, n) => Math.sin(n * 0.07)),
  right: Float32Array.from({ length }, (_, n) => Math.cos(n * 0.11)),
})

/** Gives what goes in, and half of it the other way round; what stands in its margins is spoilt. */
function twofold(length: number, margin: number): ChunkModel {
  const kept = (samples: Float32Array, share: number) =>
    samples.map((value, n) => (n < margin || n >= length - margin ? 99 : value * share))
  return {
    length,
    margin,
    stems: 2,
    run: async ({ left, right }) => [
      { left: kept(left, 1), right: kept(right, 1) },
      { left: kept(right, 0.5), right: kept(left, 0.5) },
    ],
  }
}

async function* inBlocks({ left, right }: Stereo, size: number): AsyncGenerator<Stereo> {
  for (let at = 0; at < left.length; at += size)
    yield { left: left.subarray(at, at + size), right: right.subarray(at, at + size) }
}

async function separate(model: ChunkModel, whole: Stereo, blockSize = 700) {
  const samples = whole.left.length
  const parts: Stereo[] = Array.from({ length: 3 }, () => ({
    left: new Float32Array(samples),
    right: new Float32Array(samples),
  }))
  let at = 0
  const blocks = inBlocks(whole, blockSize)
  for await (const { song: piece, stems, done } of separateInChunks(model, { blocks, samples })) {
    for (const [which, { left, right }] of [piece, ...stems].entries()) {
      parts[which]?.left.set(left, at)
      parts[which]?.right.set(right, at)
      expect(left.length).toBe(done - at)
    }
    at = done
  }
  expect(at).toBe(samples)
  return parts
}

const offBy = (one: Float32Array, other: Float32Array) =>
  one.reduce((max, value, n) => Math.max(max, Math.abs(value - (other[n] as number))), 0)

it.each([
  [10_000, 2000, 0],
  [10_000, 2000, 300],
  [10_001, 1999, 17],
  [1, 2000, 300],
  [3000, 2000, 900],
  [1500, 2000, 0],
])(
  'puts %i samples together from stretches of %i with margins of %i',
  async (length, size, margin) => {
    const whole = song(length)
    const [mixture, same, turned] = await separate(twofold(size, margin), whole)
    expect(mixture).toEqual(whole)
    const half = (samples: Float32Array) => samples.map((value) => value / 2)
    expect(offBy(whole.left, same?.left ?? whole.right)).toBeLessThan(1e-6)
    expect(offBy(whole.right, same?.right ?? whole.left)).toBeLessThan(1e-6)
    expect(offBy(half(whole.right), turned?.left ?? whole.left)).toBeLessThan(1e-6)
    expect(offBy(half(whole.left), turned?.right ?? whole.left)).toBeLessThan(1e-6)
  },
)

it('gives the same however the song is cut in pieces', async () => {
  const model = twofold(1600, 100)
  expect(await separate(model, song(9000), 1)).toEqual(await separate(model, song(9000), 9000))
})

it('fades from one stretch into the next, so that no seam is heard', async () => {
  // Each stretch answers by its own number alone.
  let runs = 0
  const model: ChunkModel = {
    length: 1000,
    margin: 0,
    stems: 1,
    run: async ({ left }) => {
      const level = runs++ % 2
      return [{ left: left.map(() => level), right: left.map(() => level) }]
    },
  }
  const [, stem] = await separate(model, song(5000))
  const steps = stem?.left.slice(1).map((value, n) => Math.abs(value - (stem.left[n] ?? 0)))
  expect(Math.max(...(steps ?? [1]))).toBeLessThan(0.01)
  expect(runs).toBeGreaterThan(5)
})

it('lets go of the song when the model breaks off', async () => {
  let isClosed = false
  async function* blocks() {
    try {
      yield* inBlocks(song(5000), 100)
    } finally {
      isClosed = true
    }
  }
  const model = { ...twofold(1000, 0), run: () => Promise.reject(new Error('broken')) }
  const stretches = separateInChunks(model, { blocks: blocks(), samples: 5000 })
  await expect(stretches.next()).rejects.toThrow('broken')
  expect(isClosed).toBe(true)
})
