// An Ogg file may be several streams one behind the other, each with its own head, rate and channels: recordings of radio are.
import { audioFailure } from './audio-failure.ts'
import { latin } from './sniff.ts'

export type OggLink = {
  /** Its pages, from its head on. */
  bytes: Uint8Array
  codec: 'vorbis' | 'opus' | 'other'
  channels: number
  /** Hertz; of Opus what it is decoded at. */
  sampleRate: number
}

/** A page that begins a stream says so. */
const beginsFlag = 2

/** All links in turn; what stands behind the last page is the last link's. Throws for a file whose last page is cut off. */
export function readOggLinks(bytes: Uint8Array): OggLink[] {
  const starts: number[] = []
  let wasHead = false
  for (let at = 0; at < bytes.length; ) {
    const segments = bytes[at + 26]
    if (segments === undefined || latin(bytes.subarray(at, at + 4)) !== 'OggS') break
    const isHead = ((bytes[at + 5] as number) & beginsFlag) !== 0
    // Streams that play side by side have their heads side by side.
    if (isHead && !wasHead) starts.push(at)
    wasHead = isHead
    const lengths = bytes.subarray(at + 27, at + 27 + segments)
    at += 27 + segments + lengths.reduce((sum, length) => sum + length, 0)
    if (at > bytes.length)
      throw audioFailure('The Ogg is not whole: it ends before the sound does.')
  }
  if (starts[0] !== 0) starts.unshift(0)
  return starts.map((start, n) => readHead(bytes.subarray(start, starts[n + 1])))
}

function readHead(bytes: Uint8Array): OggLink {
  const packet = Math.min(27 + (bytes[26] ?? 0), bytes.byteLength)
  const view = new DataView(bytes.buffer, bytes.byteOffset + packet, bytes.byteLength - packet)
  const mark = latin(bytes.subarray(packet, packet + 8))
  if (mark === 'OpusHead' && view.byteLength >= 19)
    return { bytes, codec: 'opus', channels: view.getUint8(9), sampleRate: 48_000 }
  if (mark.startsWith('\x01vorbis') && view.byteLength >= 30)
    return {
      bytes,
      codec: 'vorbis',
      channels: view.getUint8(11),
      sampleRate: view.getUint32(12, true),
    }
  return { bytes, codec: 'other', channels: 0, sampleRate: 0 }
}
