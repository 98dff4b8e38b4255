// What a file is, by its content: names and declared types say whatever somebody wants them to.
import { findFrame } from './mp3-frames.ts'

export type AudioFormat = 'wav' | 'mp3' | 'flac' | 'vorbis' | 'opus'

export type Sniffed = { format: AudioFormat } | { found: string }

/** Which format that we can read, or the name of what was found instead. Tags in front must be gone. */
export function sniffAudio(bytes: Uint8Array): Sniffed {
  const head = bytes.subarray(0, 4096)
  const text = latin(head)
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return { format: 'wav' }
  if (text.startsWith('fLaC')) return { format: 'flac' }
  if (text.startsWith('OggS')) return sniffOgg(head, text)
  const other = others.find(([mark, where = 0]) => text.startsWith(mark, where))
  if (other) return { found: other[2] }
  if (isAdts(head)) return { found: 'AAC' }
  const frame = findFrame(bytes, { from: 0, until: maxSearched })
  if (frame === 'other layer') return { found: 'MPEG audio, but not layer III' }
  if (frame) return { format: 'mp3' }
  return { found: bytes.length === 0 ? 'an empty file' : 'no kind of sound that is known here' }
}

/** How far into a file the first frame of an MP3 may stand, in bytes: recorders and broken downloads put silence of zeros in front. */
const maxSearched = 1024 * 1024

const others: readonly (readonly [mark: string, where: number | undefined, name: string])[] = [
  ['RF64', 0, 'a WAV of more than 4 GB'],
  ['RIFF', 0, 'a RIFF file that is no WAV'],
  ['ftypM4A', 4, 'M4A (AAC or ALAC)'],
  ['ftypM4B', 4, 'M4B (AAC)'],
  ['ftyp', 4, 'MP4'],
  ['\x1aE\xdf\xa3', 0, 'WebM or Matroska'],
  ['FORM', 0, 'AIFF'],
  ['caff', 0, 'CAF'],
  ['MThd', 0, 'MIDI'],
  ['#!AMR', 0, 'AMR'],
  ['ADIF', 0, 'AAC'],
  ['MAC ', 0, "Monkey's Audio"],
  ['wvpk', 0, 'WavPack'],
  ['0&\xb2u\x8ef\xcf\x11', 0, 'WMA'],
  ['PK\x03\x04', 0, 'a ZIP archive'],
  ['%PDF', 0, 'PDF'],
  ['\x89PNG', 0, 'a PNG picture'],
  ['\xff\xd8\xff', 0, 'a JPEG picture'],
  ['GIF8', 0, 'a GIF picture'],
  ['\x1f\x8b', 0, 'gzip'],
]

function sniffOgg(head: Uint8Array, text: string): Sniffed {
  const packet = 27 + (head[26] ?? 0)
  if (text.startsWith('\x01vorbis', packet)) return { format: 'vorbis' }
  if (text.startsWith('OpusHead', packet)) return { format: 'opus' }
  if (text.startsWith('\x7fFLAC', packet)) return { found: 'FLAC in Ogg' }
  if (text.startsWith('Speex', packet)) return { found: 'Speex in Ogg' }
  if (text.startsWith('\x80theora', packet)) return { found: 'Theora video in Ogg' }
  return { found: 'Ogg with neither Vorbis nor Opus' }
}

/** What stands behind the tags that some programs write before any format. */
export function withoutTags(bytes: Uint8Array): Uint8Array {
  let at = 0
  while (latin(bytes.subarray(at, at + 3)) === 'ID3' && at + 10 <= bytes.length) {
    const size = bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    const footer = (bytes[at + 5] as number) & 0x10 ? 10 : 0
    at += 10 + size + footer
  }
  return bytes.subarray(at)
}

const isAdts = (head: Uint8Array): boolean => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0

export const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
