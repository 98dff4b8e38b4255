// Finds the frames of an MP3, so that a decoder is given nothing else.

export type Mp3Frame = {
  /** Bytes from the beginning of the file. */
  at: number
  /** In bytes, head included. */
  length: number
  sampleRate: number
  channels: 1 | 2
  samples: number
}

const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const rates = [44_100, 48_000, 32_000] as const

/** The frame whose head stands there; `other layer` for layers I and II. */
export function readFrame(bytes: Uint8Array, at: number): Mp3Frame | 'other layer' | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined
  const [second, third, fourth] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]] as [
    number,
    number,
    number,
  ]
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  const kilobits = bitrates[version === 3 ? 0 : 1][third >> 4]
  const rate = rates[(third >> 2) & 3]
  if (second < 0xe0 || version === 1 || layer === 0 || !kilobits || !rate) return undefined
  if (layer !== 1) return 'other layer'
  const sampleRate = rate / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const samples = version === 3 ? 1152 : 576
  const padding = (third >> 1) & 1
  const length = Math.floor((samples * 125 * kilobits) / sampleRate) + padding
  return { at, length, sampleRate, channels: fourth >> 6 === 3 ? 1 : 2, samples }
}

/** The first frame from there on that is followed by its like; `like` is the kind that came before, where one did. */
export function findFrame(
  bytes: Uint8Array,
  { from, until = bytes.length, like }: { from: number; until?: number; like?: Mp3Frame },
): Mp3Frame | 'other layer' | undefined {
  for (let at = from; at < Math.min(until, bytes.length - 3); at++) {
    const frame = readFrame(bytes, at)
    if (frame === 'other layer' && at === from && !like) return frame
    if (typeof frame !== 'object') continue
    // Far from the beginning, and in another kind than what came before, chance finds a pair too easily.
    const isExpected = like ? isAlike(frame, like) : at - from < nearBytes
    if (isFollowed(bytes, frame, isExpected ? 1 : 3)) return frame
  }
  return undefined
}

/** How far from the beginning two frames in a row are enough. */
const nearBytes = 16_384

/** Whether so many frames of its kind follow, or the file ends with fewer. */
function isFollowed(bytes: Uint8Array, frame: Mp3Frame, count: number): boolean {
  let end = frame.at + frame.length
  for (let n = 0; n < count; n++) {
    if (end === bytes.length) return true
    const next = readFrame(bytes, end)
    if (typeof next !== 'object' || !isAlike(frame, next)) return false
    end += next.length
  }
  return true
}

export const isAlike = (one: Mp3Frame, other: Mp3Frame): boolean =>
  one.sampleRate === other.sampleRate &&
  one.samples === other.samples &&
  one.channels === other.channels

/** All whole frames in turn, over what stands between them. Their kind may change: files are often put one behind the other. */
export function* walkFrames(bytes: Uint8Array, first: Mp3Frame): Generator<Mp3Frame> {
  let like = first
  for (let at = first.at; ; ) {
    const here = readFrame(bytes, at)
    const isNext = typeof here === 'object' && isAlike(here, like)
    const frame = isNext ? here : findFrame(bytes, { from: at, like })
    if (typeof frame !== 'object' || frame.at + frame.length > bytes.length) return
    yield frame
    like = frame
    at = frame.at + frame.length
  }
}
