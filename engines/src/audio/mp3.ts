// Sound as MP3, piece by piece, so that a long song is never held twice.
import { createMp3Encoder } from 'wasm-media-encoders'

export type Mp3Shape = {
  sampleRate: number
  channels: 1 | 2
  /** Kilobits a second; 192 when absent. */
  bitrate?: Bitrate
}

type Bitrate = 64 | 96 | 128 | 160 | 192 | 224 | 256 | 320

export type Mp3Writer = {
  /** One array for each channel, all of one length. */
  push(channels: readonly Float32Array[]): void
  /** The whole file. Nothing can be pushed any more. */
  end(): Uint8Array<ArrayBuffer>
}

export async function openMp3({
  sampleRate,
  channels,
  bitrate = 192,
}: Mp3Shape): Promise<Mp3Writer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate })
  const pieces: Uint8Array[] = []
  // What the encoder answers with is its own memory.
  const keep = (bytes: Uint8Array) => {
    if (bytes.length > 0) pieces.push(bytes.slice())
  }
  return {
    push: (samples) => keep(encoder.encode([...samples])),
    end() {
      keep(encoder.finalize())
      const file = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0))
      let at = 0
      for (const piece of pieces) {
        file.set(piece, at)
        at += piece.length
      }
      return file
    },
  }
}

const framesAtOnce = 1 << 16

/** Samples from −1 to 1 of one or two channels as a whole MP3 file. Throws RangeError for other numbers of channels. */
export async function encodeMp3(
  channels: readonly Float32Array[],
  shape: Omit<Mp3Shape, 'channels'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const count = channels.length
  if (count !== 1 && count !== 2) throw new RangeError('An MP3 file has one or two channels.')
  const writer = await openMp3({ ...shape, channels: count })
  const frames = channels[0]?.length ?? 0
  for (let at = 0; at < frames; at += framesAtOnce)
    writer.push(channels.map((samples) => samples.subarray(at, at + framesAtOnce)))
  return writer.end()
}
