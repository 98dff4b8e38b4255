// Finds the frames of a FLAC and how much sound each holds, before a decoder unfolds it.
import { audioFailure } from './audio-failure.ts'

export type FlacFrame = { data: Uint8Array; samples: number }

/** Bytes of the largest frame that is taken; usual ones have some thousand. */
const maxFrameBytes = 500_000

/** All frames in turn, each whole by its check sum. Throws EngineError `invalid` where something else stands. */
export function* walkFlacFrames(bytes: Uint8Array, from: number): Generator<FlacFrame> {
  for (let at = from; at < bytes.length; ) {
    const head = readHead(bytes, at)
    if (!head) {
      if (isTag(bytes, at)) return
      throw broken()
    }
    const end = findEnd(bytes, at, at + head.length)
    yield { data: bytes.subarray(at, end), samples: head.samples }
    at = end
  }
}

/** Where the sound begins, behind what is said about it. Throws as above. */
export function flacSoundStart(bytes: Uint8Array): number {
  for (let at = 4; at + 4 <= bytes.length; ) {
    const kind = bytes[at] as number
    const [high, middle, low] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]] as [
      number,
      number,
      number,
    ]
    at += 4 + high * 65_536 + middle * 256 + low
    if (kind & 128) return at
  }
  throw broken()
}

const broken = () => audioFailure('The FLAC is not whole: its sound is broken or breaks off.')

const isTag = (bytes: Uint8Array, at: number): boolean =>
  bytes.length - at === 128 && bytes[at] === 0x54 && bytes[at + 1] === 0x41

/** The frame ends where its check sum comes out and another begins, or the file ends. */
function findEnd(bytes: Uint8Array, start: number, from: number): number {
  let sum = 0
  const last = Math.min(bytes.length, start + maxFrameBytes)
  for (let at = start; at < last; at++) {
    if (sum === 0 && at > from && (readHead(bytes, at) || isTag(bytes, at))) return at
    sum = ((sum << 8) & 0xffff) ^ (sums16[(sum >> 8) ^ (bytes[at] as number)] as number)
  }
  if (sum === 0 && last === bytes.length) return last
  throw broken()
}

const blockSizes = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096] as const

function readHead(bytes: Uint8Array, at: number): { length: number; samples: number } | undefined {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xfe) !== 0xf8) return undefined
  const third = bytes[at + 2] ?? 0
  const sizeCode = third >> 4
  const rateCode = third & 15
  const first = bytes[at + 4] ?? 0
  // The frame's number is written as UTF-8 writes letters.
  const numberLength = first < 0x80 ? 1 : Math.clz32(~(first << 24))
  let end = at + 4 + numberLength
  let samples: number = blockSizes[sizeCode] ?? 256 * 2 ** (sizeCode - 8)
  if (sizeCode === 6) samples = (bytes[end++] ?? 0) + 1
  if (sizeCode === 7) {
    samples = (bytes[end] ?? 0) * 256 + (bytes[end + 1] ?? 0) + 1
    end += 2
  }
  if (rateCode === 12) end += 1
  if (rateCode === 13 || rateCode === 14) end += 2
  if (samples === 0 || rateCode === 15 || end >= bytes.length) return undefined
  let sum = 0
  for (let k = at; k < end; k++) sum = sums8[sum ^ (bytes[k] as number)] as number
  return sum === bytes[end] ? { length: end + 1 - at, samples } : undefined
}

const sums8 = checkSums(8, 0x07)
const sums16 = checkSums(16, 0x8005)

function checkSums(bits: number, polynomial: number): Uint16Array {
  const top = 2 ** (bits - 1)
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = byte << (bits - 8)
    for (let n = 0; n < 8; n++) rest = ((rest << 1) ^ (rest & top ? polynomial : 0)) & (2 * top - 1)
    return rest
  })
}
