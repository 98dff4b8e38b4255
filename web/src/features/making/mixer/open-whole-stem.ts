// For browsers that cannot decode piece by piece, and for files that they can only decode whole. Holds the whole stem in memory.
import type { OpenStem, StemPiece } from './stem-source.ts'

const pieceS = 1
/** What the browser resamples to when it decodes; stems have this rate nearly always. */
const decodeRate = 44_100

/** Rejects when the file cannot be had or decoded. */
export async function openWholeStem(url: string): Promise<OpenStem> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`The stem could not be had: ${reply.status}`)
  const context = new OfflineAudioContext(2, 1, decodeRate)
  const sound = await context.decodeAudioData(await reply.arrayBuffer())
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  )
  return {
    sampleRate: sound.sampleRate,
    channels: sound.numberOfChannels,
    pieces: (fromS) => slices(channels, sound.sampleRate, fromS),
    close: () => undefined,
  }
}

async function* slices(
  channels: readonly Float32Array<ArrayBuffer>[],
  sampleRate: number,
  fromS: number,
): AsyncGenerator<StemPiece, void> {
  const frames = channels[0]?.length ?? 0
  const step = pieceS * sampleRate
  for (let at = Math.max(0, Math.floor(fromS * sampleRate)); at < frames; at += step) {
    yield {
      startS: at / sampleRate,
      sampleRate,
      channels: channels.map((samples) => samples.subarray(at, at + step)),
    }
  }
}
