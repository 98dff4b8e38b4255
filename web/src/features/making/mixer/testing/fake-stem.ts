import type { StemPiece, StemSource } from '../stem-source.ts'

type FakeStemOptions = {
  durationS: number
  sampleRate?: number
  pieceS?: number
  /** What a sample is, by its number. */
  sampleOf?: (frame: number) => number
  channels?: number
}

export type FakeStem = StemSource & {
  /** From where it was read, in order. */
  readFrom: number[]
  /** Whether its next pieces are held back, as by a slow network. */
  held: boolean
  release: () => void
}

/** A stem whose samples are known; each sample is its own number when nothing else is said. */
export function createFakeStem({
  durationS,
  sampleRate = 1000,
  pieceS = 1,
  sampleOf = (frame) => frame,
  channels = 1,
}: FakeStemOptions): FakeStem {
  const total = Math.round(durationS * sampleRate)
  const step = Math.round(pieceS * sampleRate)
  const waiting: (() => void)[] = []
  const pieceAt = (from: number): StemPiece => ({
    startS: from / sampleRate,
    sampleRate,
    channels: Array.from({ length: channels }, () =>
      Float32Array.from({ length: Math.min(step, total - from) }, (_, at) => sampleOf(from + at)),
    ),
  })
  const stem: FakeStem = {
    readFrom: [],
    held: false,
    release() {
      stem.held = false
      for (const goOn of waiting.splice(0)) goOn()
    },
    close: () => undefined,
    async *pieces(fromS) {
      stem.readFrom.push(fromS)
      // As decoders do, it begins with the piece that holds the wanted place.
      for (let from = Math.floor((fromS * sampleRate) / step) * step; from < total; from += step) {
        if (stem.held) await new Promise<void>((goOn) => waiting.push(goOn))
        yield pieceAt(from)
      }
    },
  }
  return stem
}
