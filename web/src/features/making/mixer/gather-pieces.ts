// Decoders speak in packets of some 25 ms; the clock wants fewer and longer pieces.
import type { StemPiece } from './stem-source.ts'

/** Decoded samples as they come; `startFrame` counts from the front of the stem. */
export type DecodedPacket = {
  startFrame: number
  sampleRate: number
  channels: readonly Float32Array<ArrayBuffer>[]
}

/** The first piece is short, so that it can be heard soon. */
const firstPieceS = 0.25
const pieceS = 1
/** Rounded times of packets may be off by so many frames and still follow one another. */
const slackFrames = 2

const framesOf = ({ channels }: DecodedPacket): number => channels[0]?.length ?? 0

/** Pieces of about a second out of packets that follow one another; a hole between them begins a new piece. */
export async function* gatherPieces(
  packets: AsyncIterable<DecodedPacket>,
): AsyncGenerator<StemPiece, void> {
  let waiting: DecodedPacket[] = []
  let frames = 0
  let endFrame = 0
  let wantedS = firstPieceS
  for await (const packet of packets) {
    const [first] = waiting
    const goesOn =
      first === undefined ||
      (Math.abs(packet.startFrame - endFrame) <= slackFrames &&
        packet.sampleRate === first.sampleRate &&
        packet.channels.length === first.channels.length)
    if (!goesOn) {
      if (frames > 0) yield joined(waiting, frames)
      waiting = []
      frames = 0
    }
    // One that follows is put right after the one before it, whatever its rounded time says.
    const startFrame = waiting.length > 0 ? endFrame : packet.startFrame
    waiting.push({ ...packet, startFrame })
    frames += framesOf(packet)
    endFrame = startFrame + framesOf(packet)
    if (frames < wantedS * packet.sampleRate) continue
    yield joined(waiting, frames)
    wantedS = pieceS
    // The next begins where this one ended.
    waiting = [{ ...packet, startFrame: endFrame, channels: packet.channels.map(() => nothing) }]
    frames = 0
  }
  if (frames > 0) yield joined(waiting, frames)
}

const nothing = new Float32Array(0)

function joined(packets: readonly DecodedPacket[], frames: number): StemPiece {
  const [first] = packets
  if (!first) throw new RangeError('There is nothing to join.')
  const channels = first.channels.map((_, channel) => {
    const samples = new Float32Array(frames)
    let at = 0
    for (const packet of packets) {
      const part = packet.channels[channel] ?? nothing
      samples.set(part, at)
      at += part.length
    }
    return samples
  })
  return { startS: first.startFrame / first.sampleRate, sampleRate: first.sampleRate, channels }
}
