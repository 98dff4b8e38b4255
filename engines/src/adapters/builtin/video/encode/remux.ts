// The same frames in a file that can be played while it arrives: its index first, its times exact, its colours named; nothing in it tells
// when it was made.
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Matrix } from '../frames/frame.ts'
import { undate } from './undate.ts'

/** `file` holds one track of H.264, without frames that refer to later ones. */
export async function remux(
  file: Uint8Array,
  { fps, matrix }: { fps: number; matrix: Matrix },
): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The encoder wrote no track.')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: fps })
  await output.start()
  const { name } = matrix
  const colorSpace = { primaries: name, transfer: name, matrix: name, fullRange: false } as const
  let at = 0
  // The encoder's file calls every frame a key frame; only the frames themselves say which are.
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, {
    verifyKeyPackets: true,
  })
  for await (const packet of packets) {
    const timed = packet.clone({ timestamp: at / fps, duration: 1 / fps })
    await source.add(timed, at === 0 ? { decoderConfig: { ...config, colorSpace } } : undefined)
    at += 1
  }
  await output.finalize()
  input.dispose()
  if (!target.buffer) throw new Error('The clip was not written.')
  const bytes = new Uint8Array(target.buffer)
  undate(bytes)
  return bytes
}
