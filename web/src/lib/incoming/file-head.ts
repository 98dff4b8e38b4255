// What a file is by its first bytes: names and types say whatever somebody, or their system, took it for. Pure.

import { FileRefusal } from './file-refusal.ts'

export type HeadKind =
  /** Pictures that the server reads. */
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'tiff'
  /** Pictures that only browsers read, if any does. */
  | 'heic'
  | 'bmp'
  | 'ico'
  /** Sound that the server reads. */
  | 'sound'
  /** Tracks of pictures, sound or both. */
  | 'box'
  /** AAC as it comes from radio. */
  | 'aac'
  /** Sound that only some browsers read. */
  | ForeignSound
  | 'other'

const foreignMarks = {
  FORM: 'AIFF',
  caff: 'CAF',
  '#!AM': 'AMR',
  'MAC ': 'APE',
  wvpk: 'WavPack',
  '0&\xb2u': 'WMA',
} as const
export type ForeignSound = (typeof foreignMarks)[keyof typeof foreignMarks]
const foreign: ReadonlyMap<string, ForeignSound> = new Map(Object.entries(foreignMarks))

export const isForeign = (kind: HeadKind): kind is ForeignSound =>
  [...foreign.values()].some((each) => each === kind)

/** How many bytes are asked for. */
export const headBytes = 64

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const firstBoxes = ['moov', 'mdat', 'wide', 'free', 'skip']
const starts = (bytes: Uint8Array, ...values: number[]): boolean =>
  values.every((value, at) => bytes[at] === value)

export function kindOfHead(head: Uint8Array): HeadKind {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (text(head, 1, 3) === 'PNG') return 'png'
  if (text(head, 0, 4) === 'GIF8') return 'gif'
  if (text(head, 0, 4) === 'RIFF') return text(head, 8, 4) === 'WEBP' ? 'webp' : 'sound'
  if (text(head, 0, 2) === 'BM' && starts(head.subarray(6), 0, 0, 0, 0)) return 'bmp'
  if (starts(head, 0, 0, 1, 0)) return 'ico'
  if (starts(head, 0x49, 0x49, 42, 0) || starts(head, 0x4d, 0x4d, 0, 42)) return 'tiff'
  if (text(head, 4, 4) === 'ftyp') return kindOfBrands(head)
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3) || firstBoxes.includes(text(head, 4, 4))) return 'box'
  if (['fLaC', 'OggS'].includes(text(head, 0, 4)) || text(head, 0, 3) === 'ID3') return 'sound'
  if (head[0] !== 0xff) return foreign.get(text(head, 0, 4)) ?? 'other'
  // The same twelve bits begin both; AAC has no layer.
  return ((head[1] ?? 0) & 0xf6) === 0xf0
    ? 'aac'
    : ((head[1] ?? 0) & 0xe0) === 0xe0
      ? 'sound'
      : 'other'
}

function kindOfBrands(head: Uint8Array): HeadKind {
  const size = Math.min(headBytes, new DataView(head.buffer, head.byteOffset).getUint32(0))
  const brands: string[] = []
  for (let at = 8; at + 4 <= size; at += 4) if (at !== 12) brands.push(text(head, at, 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'box'
}

/** Throws FileRefusal for a file that was moved or deleted after it was chosen. */
export async function readHead(file: File): Promise<HeadKind> {
  try {
    return kindOfHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  } catch {
    throw new FileRefusal('gone', file)
  }
}
