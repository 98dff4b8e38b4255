import { EncodedPacketSink } from 'mediabunny'
import type { Frames } from './frame-step.ts'
import { openClip } from './open-clip.ts'

/** Beyond this many frames the rate has to do. */
const maxFrames = 20_000

/** When each frame of a clip begins. Rejects when the file cannot be read. */
export async function readFrames(url: string): Promise<Frames> {
  const input = openClip(url)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('The clip has no pictures.')
    const times: number[] = []
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })
    for await (const { timestamp } of packets) {
      times.push(timestamp)
      if (times.length > maxFrames)
        return { rate: (await track.computeFrameRateMetrics()).bestGuessFrameRate }
    }
    // Packets come in the order in which they are decoded.
    return times.filter((timeS) => timeS >= 0).sort((a, b) => a - b)
  } finally {
    input.dispose()
  }
}
