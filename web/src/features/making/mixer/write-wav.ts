// A mix as a WAV file of 16 bits, written as it comes.
import { AudioSample, AudioSampleSource, Output, StreamTarget, WavOutputFormat } from 'mediabunny'
import type { MixBlock, MixShape } from './mix-blocks.ts'
import { createPatchedParts } from './patched-parts.ts'

/** Throws what the blocks throw; nothing is left behind then. */
export async function writeWav(
  blocks: AsyncIterable<MixBlock>,
  { sampleRate, channels }: MixShape,
): Promise<Blob> {
  const written = createPatchedParts()
  const target = new StreamTarget(
    new WritableStream({ write: ({ data, position }) => written.write(data, position) }),
  )
  const output = new Output({ format: new WavOutputFormat(), target })
  const track = new AudioSampleSource({ codec: 'pcm-s16' })
  output.addAudioTrack(track)
  await output.start()
  try {
    for await (const block of blocks) {
      const sample = new AudioSample({
        data: planes(block),
        format: 'f32-planar',
        numberOfChannels: channels,
        sampleRate,
        timestamp: block.startFrame / sampleRate,
      })
      await track.add(sample)
      sample.close()
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return new Blob(written.parts(), { type: 'audio/wav' })
}

/** The channels of a block one after another. */
function planes({ channels }: MixBlock): Float32Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0
  const data = new Float32Array(frames * channels.length)
  for (const [channel, samples] of channels.entries()) data.set(samples, channel * frames)
  return data
}
