// The text of a file in whatever encoding it was saved.
import { guessEncoding } from './guess-encoding.ts'

/** Why bytes are no text that can be read: they are none, or nobody can tell in which encoding they are. */
export type Undecoded = 'no-text' | 'unknown-encoding'

export type DecodedText = { text: string } | { failure: Undecoded }

/** Of a thousand characters, how many may be invalid. */
const maxInvalid = 1
/** Of a hundred bytes, how many may be no ASCII where it is not known what they mean. */
const maxUnknown = 1

/** The text of the bytes, without the mark of an encoding. Linear; judges by the beginning of a long text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const quad = quadText(bytes)
  if (quad !== null) return textOr(quad)
  const shifted = shiftedEncoding(bytes)
  if (shifted === 'iso-2022-kr') return textOr(new TextDecoder('euc-kr').decode(unshifted(bytes)))
  const encoding = shifted ?? wideEncoding(bytes)
  if (encoding) return textOr(strict(encoding, bytes))
  const text = strict('utf-8', bytes)
  if (text !== null) return textOr(text)
  if (!isText(new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)), false))
    return { failure: 'no-text' }
  // A log of which a line was cut, a file that was put together of several.
  const broken = new TextDecoder('utf-8').decode(bytes)
  if (isText(broken) && /[^\p{ASCII}\uFFFD]/u.test(broken)) return { text: broken }
  const guess = guessEncoding(bytes)
  if (!guess.isSure && unknownShare(bytes) > maxUnknown / 100)
    return { failure: 'unknown-encoding' }
  return textOr(new TextDecoder(guess.encoding).decode(bytes), 'unknown-encoding')
}

const textOr = (text: string | null, failure: Undecoded = 'no-text'): DecodedText =>
  text !== null && isText(text) ? { text } : { failure }

function strict(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-32 with its mark, which `TextDecoder` does not know; null for what is something else. */
function quadText(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes
  const isLittle = first === 0xff && second === 0xfe && third === 0 && fourth === 0
  const isBig = first === 0 && second === 0 && third === 0xfe && fourth === 0xff
  if ((!isLittle && !isBig) || bytes.length % 4 > 0) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const pieces: string[] = []
  for (let at = 4; at < bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle)
    pieces.push(point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point))
  }
  return pieces.join('').toWellFormed()
}

/** An encoding that says what it is by its mark, or by its shifts from one set of letters to another. */
function shiftedEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const mark = bytes.subarray(0, 65_536).indexOf(0x1b)
  if (mark < 0) return null
  const shift = String.fromCharCode(...bytes.subarray(mark + 1, mark + 4))
  if (shift === '$)C') return 'iso-2022-kr'
  return /^(?:\$[@B]|\([JI])/.test(shift) ? 'iso-2022-jp' : null
}

/** ISO-2022-KR as EUC-KR: between the bytes 14 and 15 stand pairs without their highest bits. */
function unshifted(bytes: Uint8Array): Uint8Array {
  const plain: number[] = []
  let isShifted = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === 0x0e || byte === 0x0f) isShifted = byte === 0x0e
    else if (byte === 0x1b && bytes[at + 1] === 0x24) at += 3
    else plain.push(isShifted && byte > 0x20 ? byte | 0x80 : byte)
  }
  return Uint8Array.from(plain)
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

function unknownShare(bytes: Uint8Array): number {
  let high = 0
  for (const byte of bytes) if (byte >= 0x80) high++
  return bytes.length === 0 ? 0 : high / bytes.length
}

/** Whether there are hardly any control characters; `high`: those of above ASCII count. */
function isText(text: string, high = true): boolean {
  let invalid = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isInvalid =
      unit < 0x20 ? unit !== 9 && unit !== 10 && unit !== 12 && unit !== 13 : unit === 0xfffd
    if (isInvalid || unit === 0x7f || (high && unit > 0x7f && unit < 0xa0)) invalid++
  }
  return invalid * 1000 <= maxInvalid * text.length
}
