// What the bytes of an answer are: a stream of events, one document, or JSON objects one after the other. The header that should say so
// is often wrong, so the first bytes decide.
import { StringDecoder } from 'node:string_decoder'
import { EngineError } from './errors.ts'
import { createJsonPieces } from './json-pieces.ts'
import { createSseReader } from './sse-reader.ts'

const largestDocument = 64 * 1024 * 1024

export type AnswerBytes = {
  push(bytes: Buffer): void
  /** The body is over. Throws EngineError `nonsense` for what is no answer at all. */
  end(): void
}

export type AnswerPieces = {
  /** One event of a stream. `isTorn`: the body ended within it. */
  event(data: string, name: string, isTorn: boolean): void
  /** The JSON of a body that is one object. */
  whole(json: string): void
}

export const tooMuch = (): EngineError =>
  new EngineError('nonsense', 'The upstream answered with too much.')

export const notTheApi = (): EngineError =>
  new EngineError(
    'nonsense',
    'The address answers with something that is not a model API. Check the address of the connection.',
  )

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** The first bytes that are not white space, as Latin-1; empty while there are none. */
function openingOf(bytes: Buffer): string {
  const isMarked = bytes.subarray(0, 3).equals(byteOrderMark)
  if (!isMarked && bytes.length < 3 && byteOrderMark.subarray(0, bytes.length).equals(bytes))
    return ''
  return bytes
    .subarray(isMarked ? 3 : 0)
    .toString('latin1')
    .trimStart()
    .slice(0, 16)
}

export function createAnswerBytes(answer: AnswerPieces): AnswerBytes {
  let kind: Pick<AnswerBytes, 'push' | 'end'> | undefined
  let first: Buffer = Buffer.alloc(0)

  const choose = (opening: string): AnswerBytes => {
    if (opening.startsWith('<')) throw notTheApi()
    return /^[{[]/.test(opening) ? readObjects(answer, opening) : readEvents(answer, opening)
  }

  return {
    push(bytes) {
      if (kind !== undefined) return kind.push(bytes)
      first = first.length === 0 ? bytes : Buffer.concat([first, bytes])
      if (first.length > largestDocument) throw tooMuch()
      const opening = openingOf(first)
      if (opening === '') return
      kind = choose(opening)
      kind.push(first)
      first = Buffer.alloc(0)
    },
    end() {
      kind?.end()
    },
  }
}

function readEvents(answer: AnswerPieces, opening: string): AnswerBytes {
  let events = 0
  let isTorn = false
  const sse = createSseReader((data, name) => {
    events++
    answer.event(data, name, isTorn)
  })
  return {
    push: (bytes) => sse.push(bytes),
    end() {
      isTorn = true
      sse.end()
      if (events === 0 && !/^(:|data|event|id|retry)/.test(opening)) throw notTheApi()
    },
  }
}

/** The first object alone may be the whole answer: it waits for a second one, or for the end. */
function readObjects(answer: AnswerPieces, opening: string): AnswerBytes {
  const isArray = opening.startsWith('[')
  const decoder = new StringDecoder('utf8')
  let size = 0
  let objects = 0
  let waiting: string | undefined
  const pieces = createJsonPieces((text) => {
    objects++
    size = 0
    if (!isArray && objects === 1) {
      waiting = text
      return
    }
    if (waiting !== undefined) answer.event(waiting, 'message', false)
    waiting = undefined
    answer.event(text, 'message', false)
  })
  return {
    push(bytes) {
      size += bytes.length
      if (size > largestDocument) throw tooMuch()
      pieces.push(decoder.write(bytes))
    },
    end() {
      pieces.push(decoder.end())
      if (waiting !== undefined) answer.whole(waiting)
      else if (objects === 0)
        throw new EngineError('nonsense', 'The upstream sent something that is not JSON.')
    },
  }
}
