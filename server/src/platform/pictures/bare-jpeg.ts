// JPEG (ITU T.81): segments, each begun by 0xff and a marker; behind a scan's header stand its bytes, up to the next marker.

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isComment = (marker: number) => marker === 0xfe
/** Markers within a scan: a stuffed 0xff, and the restarts. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
const isBare = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8)

/** Of what programs added, only what the colours need. */
const kept: [marker: number, begins: string][] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]

/** The picture alone; undefined when it is no JPEG or has no end. */
export function bareJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const pieces = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return Buffer.concat([...pieces, bytes.subarray(at, at + 2)])
    const end = isBare(marker) ? at + 2 : segmentEnd(bytes, at, marker)
    if (end === undefined) return undefined
    if (isNeeded(marker, bytes.subarray(at + 4, end))) pieces.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

function isNeeded(marker: number, content: Buffer): boolean {
  if (isComment(marker)) return false
  if (!isApplication(marker)) return true
  return kept.some(
    ([known, begins]) =>
      known === marker && content.toString('latin1', 0, begins.length) === begins,
  )
}

function segmentEnd(bytes: Buffer, at: number, marker: number): number | undefined {
  if (at + 4 > bytes.length) return undefined
  const length = bytes.readUInt16BE(at + 2)
  const end = at + 2 + length
  if (length < 2 || end > bytes.length) return undefined
  return marker === 0xda ? scanEnd(bytes, end) : end
}

/** Where the next marker stands that is not part of the scan. */
function scanEnd(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker === undefined) return undefined
    if (marker !== 0xff && !isWithinScan(marker)) return at
  }
  return undefined
}
