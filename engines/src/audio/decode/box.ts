// Files that hold tracks of pictures, of sound, or of both, known by their first bytes: MP4, MOV, WebM, Matroska. What plays in one, its
// tracks tell.
import { latin } from './sniff.ts'

/** Of a box whose only tracks are sound. */
export type BoxedSoundMime = 'audio/mp4' | 'audio/webm'

const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']

export const isBox = (bytes: Uint8Array): boolean =>
  isMatroska(bytes) || firstBoxes.includes(latin(bytes.subarray(4, 8)))

const isMatroska = (bytes: Uint8Array): boolean =>
  [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => bytes[at] === byte)

export const boxedMime = (bytes: Uint8Array): BoxedSoundMime =>
  isMatroska(bytes) ? 'audio/webm' : 'audio/mp4'
