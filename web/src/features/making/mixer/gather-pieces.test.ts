import { expect, test } from 'vitest'
import { type DecodedPacket, gatherPieces } from './gather-pieces.ts'
import { addPeaks, emptyPeaks } from './stem-peaks.ts'
import { regionOf, timeAt } from './wave-drag.ts'

async function* packets(starts: readonly number[], frames: number): AsyncGenerator<DecodedPacket> {
  for (const startFrame of starts) {
    const samples = Float32Array.from({ length: frames }, (_, at) => startFrame + at)
    yield { startFrame, sampleRate: 1000, channels: [samples] }
  }
}

async function gathered(source: AsyncIterable<DecodedPacket>) {
  const pieces: { startS: number; samples: number[] }[] = []
  for await (const { startS, channels } of gatherPieces(source))
    pieces.push({ startS, samples: [...(channels[0] ?? [])] })
  return pieces
}

test('packets become pieces that lie end to end, the first of them short', async () => {
  const starts = Array.from({ length: 30 }, (_, at) => at * 100)
  const pieces = await gathered(packets(starts, 100))
  expect(pieces.map(({ startS, samples }) => [startS, samples.length])).toEqual([
    [0, 300],
    [0.3, 1000],
    [1.3, 1000],
    [2.3, 700],
  ])
  expect(pieces.flatMap(({ samples }) => samples)).toEqual(
    Array.from({ length: 3000 }, (_, at) => at),
  )
})

test('a rounded time leaves no gap, a real one begins a new piece', async () => {
  const pieces = await gathered(packets([0, 101, 200, 500], 100))
  expect(pieces.map(({ startS, samples }) => [startS, samples.length])).toEqual([
    [0, 300],
    [0.5, 100],
  ])
})

test('nothing becomes nothing', async () => {
  expect(await gathered(packets([], 100))).toEqual([])
})

test('columns hold the loudest sample of any channel', () => {
  const peaks = emptyPeaks(4)
  const channels = [Float32Array.of(0.25, -0.5, 0, 0), Float32Array.of(0, 0, 0.125, 1)]
  addPeaks(peaks, { startS: 0, sampleRate: 2, channels }, 4)
  expect([...peaks.columns]).toEqual([0.5, 1, 0, 0])
  expect(peaks.known).toBe(2)
})

const wave = { left: 100, width: 200, durationS: 10 }

test.each([
  [100, 0],
  [200, 5],
  [50, 0],
  [400, 10],
])('%d px of the page is %d s', (x, atS) => expect(timeAt(x, wave)).toBe(atS))

test('a hand that shakes presses, one that moves chooses a region', () => {
  expect(regionOf(200, 203, wave)).toBeUndefined()
  expect(regionOf(200, 120, wave)).toEqual({ startS: 1, endS: 5 })
})
