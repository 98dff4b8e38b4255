// Takes server-sent events apart as their bytes come in. It runs for every piece of every answer, so the usual event, one line of
// data, is cut out with two searches and nothing else.
import { StringDecoder } from 'node:string_decoder'
import { EngineError } from './errors.ts'

const newline = 10
const openBrace = 123
/** Of a line, and of the lines of an event together. */
const longestEvent = 64 * 1024 * 1024
/** Of an event: each takes memory of its own, however short it is. */
const maxLines = 100_000

export type SseReader = {
  /** Calls back for every event that is complete with these bytes, in order, before it returns. */
  push(bytes: Buffer): void
  /** The stream is over: an event that lacks only its closing blank line is given too. */
  end(): void
}

/** Some servers send it without the blank line after it, and then keep the connection open. */
const endWord = '[DONE]'

/**
 * `onEvent` gets the joined data and the event's name (`message` unless named). Comments, `id` and `retry` are skipped. A line that is a
 * JSON object without a field before it is an event as well. Lines end with LF, CR LF or CR.
 */
export function createSseReader(onEvent: (data: string, event: string) => void): SseReader {
  const decoder = new StringDecoder('utf8')
  let decoderHolds = false
  let begun = false
  // Pieces of a line that has no end yet. They are put together once, when it comes: a long line costs its length, not its square.
  let pieces: string[] = []
  let held = 0
  let data: string | undefined
  // Of all data, told by its first and its last line: looking into what was put together copies it, for each line anew.
  let opensObject = false
  let isObject = false
  let lines = 0
  let event = 'message'
  // Blank lines are left out: what is an object is whole when its line ends.
  let isDense = false
  let afterReturn = false

  const decode = (bytes: Buffer): string => {
    const last = bytes[bytes.length - 1]
    if (!decoderHolds && last !== undefined && last < 0x80) return bytes.toString('utf8')
    decoderHolds = last === undefined || last >= 0x80
    return decoder.write(bytes)
  }

  const dispatch = () => {
    if (data !== undefined) {
      const complete = data
      const name = event
      data = undefined
      event = 'message'
      onEvent(complete, name)
    }
    event = 'message'
  }

  const takeLine = (text: string, from: number, to: number) => {
    if (from === to) return dispatch()
    const value = fieldAt(text, from, to, 'data')
    if (value >= 0) {
      takeData(text.slice(value, to))
      return
    }
    const name = fieldAt(text, from, to, 'event')
    if (name >= 0) {
      if (data !== undefined && isObject) dispatch()
      event = text.slice(name, to)
    } else if (text.charCodeAt(from) === openBrace) takeData(text.slice(from, to))
  }

  const takeData = (line: string) => {
    // Some servers leave out the blank line between events. Within one JSON object no line that begins another can follow a line that ends
    // with its last brace, so the two are events of their own.
    if (data !== undefined && isObject && (line.startsWith('{') || line === endWord)) {
      isDense = true
      dispatch()
    }
    if (data === undefined) opensObject = line.startsWith('{')
    lines = data === undefined ? 1 : lines + 1
    data = data === undefined ? line : `${data}\n${line}`
    isObject = opensObject && line.endsWith('}')
    if (lines > maxLines || data.length > longestEvent)
      throw new EngineError('nonsense', 'The upstream sent an event without an end.')
    if (data === endWord || (isDense && isObject)) dispatch()
  }

  /** The text with every end of a line as one letter, whichever of the three it was. */
  const lineFeeds = (text: string): string => {
    const rest = afterReturn && text.charCodeAt(0) === newline ? text.slice(1) : text
    if (text !== '') afterReturn = text.endsWith('\r')
    return rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest
  }

  const hold = (text: string) => {
    if (text === '') return
    pieces.push(text)
    held += text.length
    if (held > longestEvent)
      throw new EngineError('nonsense', 'The upstream sent a line without an end.')
  }

  const takeHeld = (): string => {
    const text = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('')
    pieces = []
    held = 0
    return text
  }

  const takeLines = (piece: string): void => {
    const first = piece.indexOf('\n')
    if (first === -1) {
      hold(piece)
      return
    }
    let from = 0
    let at = held + first
    const text = held === 0 ? piece : takeHeld() + piece
    while (at !== -1) {
      takeLine(text, from, at)
      from = at + 1
      // The blank line that ends nearly every event.
      if (text.charCodeAt(from) === newline) {
        dispatch()
        from++
      }
      at = text.indexOf('\n', from)
    }
    hold(from === 0 ? text : text.slice(from))
  }

  return {
    push(bytes) {
      let text = decode(bytes)
      if (!begun && text !== '') {
        begun = true
        if (text.charCodeAt(0) === 0xfeff) text = text.slice(1)
      }
      takeLines(afterReturn || text.includes('\r') ? lineFeeds(text) : text)
    },
    end() {
      const text = takeHeld() + decoder.end()
      if (text !== '') takeLine(text, 0, text.length)
      dispatch()
    },
  }
}

/** Where the value of a field begins in a line, its one leading space skipped; -1 when the line is another field. */
function fieldAt(text: string, from: number, to: number, name: string): number {
  if (!text.startsWith(name, from)) return -1
  const colon = from + name.length
  if (colon === to) return to
  if (text[colon] !== ':') return -1
  const value = colon + 1
  return value < to && text[value] === ' ' ? value + 1 : value
}
