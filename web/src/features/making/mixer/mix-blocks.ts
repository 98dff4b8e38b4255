// The mix as numbers: stems times their gains, added up block by block. Pure but for the sources it reads.
import { pieceEndS, pieceFrames, type StemPiece, type StemSource } from './stem-source.ts'

export type MixPart = { source: StemSource; gain: number }

export type MixShape = {
  sampleRate: number
  channels: 1 | 2
  durationS: number
}

/** A block of the mix; `startFrame` counts from its front. The arrays are used again for the next one. */
export type MixBlock = { startFrame: number; channels: readonly Float32Array<ArrayBuffer>[] }

const blockFrames = 32_768

/** The whole mix from its front to its end. Throws what a source throws, and the signal's reason. */
export async function* mixBlocks(
  parts: readonly MixPart[],
  { sampleRate, channels, durationS }: MixShape,
  signal: AbortSignal,
): AsyncGenerator<MixBlock, void> {
  const total = Math.round(durationS * sampleRate)
  const readers = parts
    .filter(({ gain }) => gain !== 0)
    .map(({ source, gain }) => createReader(source, gain))
  try {
    for (let startFrame = 0; startFrame < total; startFrame += blockFrames) {
      signal.throwIfAborted()
      const frames = Math.min(blockFrames, total - startFrame)
      const block = Array.from({ length: channels }, () => new Float32Array(frames))
      for (const reader of readers) await reader.addTo(block, startFrame, sampleRate)
      yield { startFrame, channels: block }
    }
  } finally {
    for (const reader of readers) reader.end()
  }
}

function createReader(source: StemSource, gain: number) {
  const pieces = source.pieces(0)
  let piece: StemPiece | undefined
  let done = false
  return {
    end: () => void pieces.return?.().catch(() => undefined),
    async addTo(block: readonly Float32Array[], startFrame: number, sampleRate: number) {
      const endS = (startFrame + (block[0]?.length ?? 0)) / sampleRate
      while (!done) {
        if (!piece) {
          const next = await pieces.next()
          if (next.done) {
            done = true
            return
          }
          piece = next.value
        }
        addPiece(block, piece, { startFrame, sampleRate, gain })
        // What goes on behind the block is wanted for the next one.
        if (pieceEndS(piece) > endS) return
        piece = undefined
      }
    },
  }
}

type Adding = { startFrame: number; sampleRate: number; gain: number }

/** Adds to a block what a piece has for it. A stem of one channel is heard on both sides. */
export function addPiece(
  block: readonly Float32Array[],
  piece: StemPiece,
  { startFrame, sampleRate, gain }: Adding,
): void {
  const frames = block[0]?.length ?? 0
  const ratio = piece.sampleRate / sampleRate
  const pieceStart = Math.round(piece.startS * sampleRate)
  const pieceEnd = pieceStart + Math.floor(pieceFrames(piece) / ratio)
  const from = Math.max(startFrame, pieceStart)
  const to = Math.min(startFrame + frames, pieceEnd)
  block.forEach((sum, channel) => {
    const samples = piece.channels[channel] ?? piece.channels[0]
    if (!samples) return
    for (let frame = from; frame < to; frame += 1) {
      const value =
        ratio === 1
          ? (samples[frame - pieceStart] ?? 0)
          : between(samples, (frame - pieceStart) * ratio)
      const at = frame - startFrame
      sum[at] = (sum[at] ?? 0) + value * gain
    }
  })
}

/** A straight line between two samples: stems of one track have one rate, this is for the odd one out. */
function between(samples: Float32Array, at: number): number {
  const left = Math.floor(at)
  const first = samples[left] ?? 0
  const second = samples[left + 1] ?? first
  return first + (second - first) * (at - left)
}

export function loudest({ channels }: MixBlock): number {
  let max = 0
  for (const samples of channels)
    for (const sample of samples) max = Math.max(max, Math.abs(sample))
  return max
}

/** How high the loudest sample of a mix may be that was turned down: −0.1 dB. */
export const ceiling = 10 ** (-0.1 / 20)

/** What the whole mix is multiplied by so that nothing is cut off; 1 when nothing would be. */
export const guardFactor = (peak: number): number => (peak > 1 ? ceiling / peak : 1)
