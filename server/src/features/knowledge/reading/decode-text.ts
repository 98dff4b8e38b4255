// Text files say nothing of their encoding: it is told from the bytes.

const strict = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text, with line feeds for line ends; null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return text === null || !isText(text) ? null : text.replaceAll(/\r\n?/g, '\n')
}

function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return strict('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return strict('utf-16be', bytes)
  const wide = wideEncoding(bytes)
  if (wide) return strict(wide, bytes)
  return strict('utf-8', bytes) ?? strict(narrowEncoding(bytes), bytes)
}

/** UTF-16 without its mark: every other byte of its spaces, digits and Latin letters is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1) return null
  const zeros: [number, number] = [0, 0]
  const end = Math.min(bytes.length, 65_536)
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) zeros[0]++
    if (bytes[at + 1] === 0) zeros[1]++
  }
  const enough = end / 40
  if (zeros[1] > enough && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] > enough && zeros[1] === 0) return 'utf-16be'
  return null
}

/**
 * GB 18030, Big5 or, where neither fits, the Latin of Windows. Nearly every pair of bytes is allowed in both Chinese ones; but common
 * letters stand in other ranges of each.
 */
function narrowEncoding(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 200_000)
  let pairs = 0
  let mainland = 0
  let taiwan = 0
  for (let at = 0; at < head.length - 1; at++) {
    const lead = head[at] ?? 0
    if (lead < 0x80) continue
    const trail = head[++at] ?? 0
    pairs++
    const isCommonLead = lead >= 0xb0 && lead <= 0xd7
    if (trail >= 0xa1 && (isCommonLead || (lead >= 0xa1 && lead <= 0xa9))) mainland++
    const isTrail = (trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1
    if (isTrail && lead >= 0xa1 && lead <= 0xc6) taiwan++
  }
  const likely = mainland >= taiwan ? 'gb18030' : 'big5'
  const isChinese = Math.max(mainland, taiwan) > pairs * 0.7
  return isChinese && strict(likely, bytes) !== null ? likely : 'windows-1252'
}

/** Whether there are hardly any control characters; one in a thousand is forgiven. */
function isText(text: string): boolean {
  let odd = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isOdd =
      unit < 0x20 ? unit !== 9 && unit !== 10 && unit !== 12 && unit !== 13 : unit === 0xfffd
    if (isOdd || (unit >= 0x7f && unit < 0xa0)) odd++
  }
  return odd <= text.length / 1000
}
