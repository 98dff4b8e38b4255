// WebP (RFC 9649): a RIFF file; chunks of type, length in little endian, and data padded to even.

const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Bits of VP8X that say there is EXIF, and XMP. */
const wordFlags = 0x0c

/** The picture alone; undefined when it is no WebP or is cut short. */
export function bareWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 20) return undefined
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  const pieces: Buffer[] = []
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    // Some writers leave the last byte of padding out.
    if (at + 8 + size > end) return undefined
    if (kept.has(type)) pieces.push(...chunk(type, bytes.subarray(at + 8, at + 8 + size)))
    at = next
  }
  return pieces.length ? riff(Buffer.concat(pieces)) : undefined
}

function chunk(type: string, data: Buffer): Buffer[] {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  const [flags] = data
  const content =
    type === 'VP8X' && flags !== undefined
      ? Buffer.concat([Buffer.from([flags & ~wordFlags]), data.subarray(1)])
      : data
  return [head, content, Buffer.alloc(data.length % 2)]
}

function riff(chunks: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(4 + chunks.length, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, chunks])
}
