// Decodes a stem packet by packet. Loaded when the first stem is opened: what it stands on is large.
import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  FLAC,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  UrlSource,
  WAVE,
  WEBM,
} from 'mediabunny'
import { type DecodedPacket, gatherPieces } from './gather-pieces.ts'
import type { OpenStem } from './stem-source.ts'

/** The source keeps so much of what it has read; the rest is asked for again. */
const cacheBytes = 8 * 1024 * 1024
const retrySeconds = [0.3, 1]

/** Resolves with nothing for a codec that the browser cannot decode so; rejects when the file cannot be had, or has no sound. */
export async function decodeStem(url: string): Promise<OpenStem | undefined> {
  const input = new Input({
    formats: [WAVE, MP3, MP4, OGG, FLAC, ADTS, WEBM],
    source: new UrlSource(url, {
      maxCacheSize: cacheBytes,
      getRetryDelay: (previousAttempts) => retrySeconds[previousAttempts] ?? null,
      handleUnhandledError: () => undefined,
    }),
  })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw new Error('The file has no sound.')
    if (!(await track.canDecode())) {
      input.dispose()
      return undefined
    }
    const sink = new AudioSampleSink(track)
    return {
      ...(await shapeOf(track)),
      pieces: (fromS) => gatherPieces(packetsOf(sink.samples(fromS))),
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw error
  }
}

const shapeOf = async (track: InputAudioTrack) => ({
  sampleRate: await track.getSampleRate(),
  channels: await track.getNumberOfChannels(),
})

async function* packetsOf(samples: AsyncIterable<AudioSample>): AsyncGenerator<DecodedPacket> {
  for await (const sample of samples) {
    try {
      yield packetOf(sample)
    } finally {
      sample.close()
    }
  }
}

function packetOf(sample: AudioSample): DecodedPacket {
  const { sampleRate, numberOfFrames, numberOfChannels, timestamp } = sample
  const startFrame = Math.round(timestamp * sampleRate)
  // What a decoder gives out before the beginning is not meant to be heard.
  const skipped = Math.min(numberOfFrames, Math.max(0, -startFrame))
  const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
    const samples = new Float32Array(numberOfFrames)
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
    return samples.subarray(skipped)
  })
  return { startFrame: startFrame + skipped, sampleRate, channels }
}
