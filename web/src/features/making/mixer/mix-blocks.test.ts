import { expect, test } from 'vitest'
import { addPiece, ceiling, guardFactor, loudest, type MixPart, mixBlocks } from './mix-blocks.ts'
import { createPatchedParts } from './patched-parts.ts'
import { createFakeStem } from './testing/fake-stem.ts'

const never = new AbortController().signal

async function mixed(parts: MixPart[], durationS: number, channels: 1 | 2 = 1, signal = never) {
  const sides: number[][] = Array.from({ length: channels }, () => [])
  for await (const block of mixBlocks(parts, { sampleRate: 1000, channels, durationS }, signal))
    for (const [side, samples] of block.channels.entries()) sides[side]?.push(...samples)
  return sides
}

test('stems are added up sample by sample, each times its gain', async () => {
  const parts = [
    { source: createFakeStem({ durationS: 70, sampleOf: (frame) => frame % 7 }), gain: 0.5 },
    {
      source: createFakeStem({ durationS: 70, sampleOf: (frame) => frame % 5, pieceS: 0.3 }),
      gain: 2,
    },
  ]
  const [sum] = await mixed(parts, 70)
  expect(sum).toHaveLength(70_000)
  expect(sum?.findIndex((value, frame) => value !== (frame % 7) * 0.5 + (frame % 5) * 2)).toBe(-1)
})

test('a shorter stem is silent at its end, and a mono one is on both sides', async () => {
  const parts = [
    { source: createFakeStem({ durationS: 1, sampleOf: () => 0.25 }), gain: 1 },
    { source: createFakeStem({ durationS: 2, sampleOf: () => 0.5, channels: 2 }), gain: 1 },
  ]
  const [left, right] = await mixed(parts, 2, 2)
  expect([left?.[0], right?.[0], left?.[1000], right?.[1999]]).toEqual([0.75, 0.75, 0.5, 0.5])
})

test('what is not heard is not read', async () => {
  const silent = createFakeStem({ durationS: 1 })
  await mixed([{ source: silent, gain: 0 }], 1)
  expect(silent.readFrom).toEqual([])
})

test('a stem of another rate keeps its place and length', () => {
  const block = [new Float32Array(10)]
  const piece = {
    startS: 0.002,
    sampleRate: 2000,
    channels: [Float32Array.of(0, 1, 2, 3, 4, 5, 6, 7)],
  }
  addPiece(block, piece, { startFrame: 0, sampleRate: 1000, gain: 1 })
  expect([...(block[0] ?? [])]).toEqual([0, 0, 0, 2, 4, 6, 0, 0, 0, 0])
})

test('it ends when it is given up', async () => {
  const ending = new AbortController()
  ending.abort()
  const stem = createFakeStem({ durationS: 1 })
  await expect(mixed([{ source: stem, gain: 1 }], 1, 1, ending.signal)).rejects.toThrow(/abort/i)
})

test.each([
  [0.3, 1],
  [1, 1],
  [2, ceiling / 2],
])('a mix as loud as %d is multiplied by %d', (peak, factor) => {
  expect(guardFactor(peak)).toBe(factor)
})

test('the loudest sample counts whichever way it goes', () => {
  expect(
    loudest({ startFrame: 0, channels: [Float32Array.of(0.5, -0.75), Float32Array.of(0.25)] }),
  ).toBe(0.75)
})

test('a header that is written at the end replaces the first one', () => {
  const parts = createPatchedParts()
  parts.write(Uint8Array.of(0, 0, 0, 1), 0)
  parts.write(Uint8Array.of(2, 3), 4)
  parts.write(Uint8Array.of(9, 8), 1)
  parts.write(Uint8Array.of(7, 6, 5), 5)
  expect(parts.parts().flatMap((part) => [...part])).toEqual([0, 9, 8, 1, 2, 7, 6, 5])
})
