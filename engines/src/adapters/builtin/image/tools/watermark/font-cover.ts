// Which characters a font file can show: its character map, read as OpenType lays it down. Formats 4 and 12, which all fonts have.
import { closeSync, openSync, readSync } from 'node:fs'

type Ranges = [from: number, to: number][]

/** Undefined when it is no font that can be read. */
export function readCover(path: string): ((character: string) => boolean) | undefined {
  const file = openSync(path, 'r')
  try {
    const ranges = rangesOf((at, length) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, at)
      return bytes
    })
    if (!ranges) return undefined
    return (character) => {
      const point = character.codePointAt(0) ?? 0
      return ranges.some(([from, to]) => point >= from && point <= to)
    }
  } finally {
    closeSync(file)
  }
}

type Read = (at: number, length: number) => Buffer

function rangesOf(read: Read): Ranges | undefined {
  const head = read(0, 16)
  const start = head.toString('latin1', 0, 4) === 'ttcf' ? head.readUInt32BE(12) : 0
  const count = read(start, 12).readUInt16BE(4)
  if (count > 200) return undefined
  const tables = read(start + 12, count * 16)
  for (let at = 0; at < tables.length; at += 16)
    if (tables.toString('latin1', at, at + 4) === 'cmap')
      return readMap(read(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12)))
  return undefined
}

function readMap(map: Buffer): Ranges | undefined {
  const parts = Array.from({ length: map.readUInt16BE(2) }, (_, at) =>
    map.readUInt32BE(4 + at * 8 + 4),
  )
  const wide = parts.find((part) => map.readUInt16BE(part) === 12)
  if (wide !== undefined)
    return Array.from({ length: map.readUInt32BE(wide + 12) }, (_, at) => [
      map.readUInt32BE(wide + 16 + at * 12),
      map.readUInt32BE(wide + 20 + at * 12),
    ])
  const plain = parts.find((part) => map.readUInt16BE(part) === 4)
  if (plain === undefined) return undefined
  const segments = map.readUInt16BE(plain + 6) / 2
  return Array.from({ length: segments }, (_, at): [number, number] => [
    map.readUInt16BE(plain + 16 + (segments + at) * 2),
    map.readUInt16BE(plain + 14 + at * 2),
  ]).filter(([, to]) => to !== 0xffff)
}
