// PNG (W3C, third edition): a signature, then chunks of length, type, data and checksum.

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What makes the pixels and their colours. Not the frames of an animation: its first picture stays. */
const kept = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
  'mDCV',
  'cLLI',
  'pHYs',
])

/** The picture alone; undefined when it is no PNG or has no end. */
export function barePng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const pieces: Buffer[] = [signature]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (kept.has(type)) pieces.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(pieces)
    at = end
  }
  return undefined
}
