// Small files of every format, made for tests.
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'

type Channels = readonly Float32Array[]

export const tone = (seconds: number, { hz = 440, rate = 44_100, gain = 0.5 } = {}): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, n) => gain * Math.sin((2 * Math.PI * hz * n) / rate),
  )

export type WavKind = 'u8' | 's16' | 's24' | 's32' | 'f32' | 'f64'

const writers: Record<
  WavKind,
  readonly [number, (view: DataView, at: number, value: number) => void]
> = {
  u8: [1, (view, at, value) => view.setUint8(at, Math.round(value * 127) + 128)],
  s16: [2, (view, at, value) => view.setInt16(at, Math.round(value * 32_767), true)],
  s24: [
    3,
    (view, at, value) => {
      const whole = Math.round(value * 8_388_607)
      view.setUint16(at, whole & 0xffff, true)
      view.setInt8(at + 2, whole >> 16)
    },
  ],
  s32: [4, (view, at, value) => view.setInt32(at, Math.round(value * 2_147_483_647), true)],
  f32: [4, (view, at, value) => view.setFloat32(at, value, true)],
  f64: [8, (view, at, value) => view.setFloat64(at, value, true)],
}

export function wavOf(
  channels: Channels,
  {
    kind = 's16' as WavKind,
    rate = 44_100,
    extensible = false,
    claimedChannels = channels.length,
  } = {},
): Uint8Array {
  const [size, write] = writers[kind]
  const length = channels[0]?.length ?? 0
  const formatSize = extensible ? 40 : 16
  const dataSize = length * channels.length * size
  const bytes = new Uint8Array(28 + formatSize + dataSize)
  const view = new DataView(bytes.buffer)
  const tag = kind.startsWith('f') ? 3 : 1
  bytes.set(ascii('RIFF'), 0)
  view.setUint32(4, bytes.length - 8, true)
  bytes.set(ascii('WAVEfmt '), 8)
  view.setUint32(16, formatSize, true)
  view.setUint16(20, extensible ? 0xfffe : tag, true)
  view.setUint16(22, claimedChannels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels.length * size, true)
  view.setUint16(32, channels.length * size, true)
  view.setUint16(34, size * 8, true)
  if (extensible) view.setUint16(44, tag, true)
  const start = 20 + formatSize
  bytes.set(ascii('data'), start)
  view.setUint32(start + 4, dataSize, true)
  for (let n = 0; n < length; n++)
    for (const [which, channel] of channels.entries())
      write(view, start + 8 + (n * channels.length + which) * size, channel[n] as number)
  return bytes
}

export async function mp3Of(channels: Channels, rate = 44_100): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: channels.length === 1 ? 1 : 2, bitrate: 192 })
  return joined([encoder.encode(channels).slice(), encoder.finalize().slice()])
}

export async function vorbisOf(channels: Channels, rate = 44_100): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate: rate, channels: channels.length === 1 ? 1 : 2, vbrQuality: 5 })
  return joined([encoder.encode(channels).slice(), encoder.finalize().slice()])
}

/** Ogg Opus of one frame of 20 ms again and again. */
export function opusOf(seconds: number, { channels = 2, frame = buzz } = {}): Uint8Array {
  const preSkip = 312
  const head = new Uint8Array(19)
  head.set(ascii('OpusHead'))
  head.set([1, channels, preSkip & 255, preSkip >> 8, 0x80, 0xbb], 8)
  const tags = joined([ascii('OpusTags'), Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0)])
  const frames = Math.ceil((seconds * 48_000 + preSkip) / 960)
  const pages = [oggPage([head], { flags: 2 }), oggPage([tags], { sequence: 1 })]
  for (let at = 0; at < frames; at += 50) {
    const packets = Array.from({ length: Math.min(50, frames - at) }, () => frame)
    const isLast = at + 50 >= frames
    const granule = isLast ? Math.round(seconds * 48_000) + preSkip : (at + 50) * 960
    pages.push(oggPage(packets, { flags: isLast ? 4 : 0, sequence: 2 + at / 50, granule }))
  }
  return joined(pages)
}

const buzz = Uint8Array.of(0xfc, ...Array.from({ length: 60 }, () => 0x55))

export function oggPage(
  packets: readonly Uint8Array[],
  { flags = 0, sequence = 0, granule = 0 } = {},
): Uint8Array {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  const head = new Uint8Array(27)
  const view = new DataView(head.buffer)
  head.set(ascii('OggS'))
  head[5] = flags
  view.setBigInt64(6, BigInt(granule), true)
  view.setUint32(14, 7, true)
  view.setUint32(18, sequence, true)
  head[26] = lacing.length
  const page = joined([head, Uint8Array.from(lacing), ...packets])
  new DataView(page.buffer).setUint32(22, crc(page, { bits: 32, polynomial: 0x04c11db7 }), true)
  return page
}

/** FLAC with nothing packed: 16 bits, blocks of 4,096. */
export function flacOf(
  channels: Channels,
  { rate = 44_100, claimedSamples = channels[0]?.length ?? 0 } = {},
): Uint8Array {
  const length = channels[0]?.length ?? 0
  const frames: Uint8Array[] = []
  for (let at = 0; at < length; at += 4096) {
    const size = Math.min(4096, length - at)
    const subframes = channels.map((channel) => {
      const subframe = new Uint8Array(1 + 2 * size)
      subframe[0] = 2
      const view = new DataView(subframe.buffer)
      for (let n = 0; n < size; n++)
        view.setInt16(1 + 2 * n, Math.round((channel[at + n] as number) * 32_767))
      return subframe
    })
    frames.push(flacFrame({ number: at / 4096, size, channels: channels.length, subframes }))
  }
  return joined([flacHead({ rate, channels: channels.length, samples: claimedSamples }), ...frames])
}

/** Few bytes that unfold to `frames` times 65,535 samples of one value. */
export function flacBomb(frames: number, channels = 2): Uint8Array {
  const subframes = Array.from({ length: channels }, () => Uint8Array.of(0, 0x10, 0))
  const all = Array.from({ length: frames }, (_, number) =>
    flacFrame({ number, size: 65_535, channels, subframes }),
  )
  return joined([flacHead({ rate: 44_100, channels, samples: 0 }), ...all])
}

function flacHead({
  rate,
  channels,
  samples,
}: {
  rate: number
  channels: number
  samples: number
}) {
  const head = new Uint8Array(42)
  head.set(ascii('fLaC'))
  head.set([0x80, 0, 0, 34], 4)
  const view = new DataView(head.buffer)
  view.setUint16(8, 4096)
  view.setUint16(10, 65_535)
  view.setUint32(18, ((rate << 12) | ((channels - 1) << 9) | (15 << 4)) >>> 0)
  view.setUint32(22, samples)
  return head
}

function flacFrame({
  number,
  size,
  channels,
  subframes,
}: {
  number: number
  size: number
  channels: number
  subframes: readonly Uint8Array[]
}): Uint8Array {
  const coded = number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 63)]
  const head = [0xff, 0xf8, 0x79, ((channels - 1) << 4) | 8, ...coded]
  head.push((size - 1) >> 8, (size - 1) & 255)
  head.push(crc(Uint8Array.from(head), { bits: 8, polynomial: 0x07 }))
  const frame = joined([Uint8Array.from(head), ...subframes])
  const sum = crc(frame, { bits: 16, polynomial: 0x8005 })
  return joined([frame, Uint8Array.of(sum >> 8, sum & 255)])
}

/** Remainder of the bytes by a polynomial, highest bit first, from 0. */
function crc(
  bytes: Uint8Array,
  { bits, polynomial }: { bits: number; polynomial: number },
): number {
  const top = 2 ** (bits - 1)
  const table = Array.from({ length: 256 }, (_, byte) => {
    let rest = byte * 2 ** (bits - 8)
    for (let n = 0; n < 8; n++)
      rest = (rest >= top ? ((rest - top) * 2) ^ polynomial : rest * 2) >>> 0
    return rest
  })
  let rest = 0
  for (const byte of bytes) {
    const high = Math.floor(rest / 2 ** (bits - 8))
    const low = (rest % 2 ** (bits - 8)) * 256
    rest = (low ^ (table[high ^ byte] as number)) >>> 0
  }
  return rest
}

export const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
