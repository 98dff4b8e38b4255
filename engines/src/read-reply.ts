// How adapters talk to an upstream and read its reply: a stream of events, one whole document, or something that is neither.
import { parseBounded } from './bounded-json.ts'
import { EngineError } from './errors.ts'
import { readingFailure } from './http-io.ts'
import type { EngineIo, HttpReply, HttpRequest } from './io.ts'
import { createSseReader, type SseReader } from './sse-reader.ts'

const largestDocument = 64 * 1024 * 1024
/** All that is sent for one answer: adapters hold back calls and seals until they are whole. */
const largestStream = 256 * 1024 * 1024
/** How long the count of tokens may come after the closing word. */
const lingerMs = 5000

/** `more` the answer goes on; `complete` its closing word was read but something may follow; `over` nothing follows. */
export type StreamProgress = 'more' | 'complete' | 'over'

export type AnswerHandlers = {
  /** Takes one event of the stream, at once. Throws EngineError when the event is a failure or nonsense. */
  event(data: string, name: string): StreamProgress
  /** Takes the JSON of a reply that is not a stream. */
  whole(json: string): void
}

/** Sends with the signal of the engine's world, unless the request brings its own. */
export function send(io: EngineIo, request: HttpRequest): Promise<HttpReply> {
  return io.request({ signal: io.signal, ...request })
}

/** The whole body as text. Throws EngineError `cut`, `timeout`, `aborted`; `invalid` beyond `limit` bytes. */
export async function readText(
  reply: HttpReply,
  signal: AbortSignal,
  limit = largestDocument,
): Promise<string> {
  return (await readBytes(reply, signal, limit)).toString('utf8')
}

/** The whole body as it is. Throws as `readText` does. */
export async function readBytes(
  reply: HttpReply,
  signal: AbortSignal,
  limit = largestDocument,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of reply.body as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > limit) throw tooMuch()
      pieces.push(piece)
    }
  } catch (error) {
    throw readingFailure(error, signal)
  }
  return Buffer.concat(pieces)
}

/**
 * Reads an answer to its end, whether the upstream streams it or not: all events of a network read are handled before the next.
 * Resolves when the closing word was read; throws EngineError `cut` when it never came, `invalid` for what is no answer at all.
 */
export function readAnswer(
  reply: HttpReply,
  signal: AbortSignal,
  handlers: AnswerHandlers,
): Promise<void> {
  const { body } = reply
  return new Promise((resolve, reject) => {
    let progress: StreamProgress = 'more'
    let settled = false
    let linger: NodeJS.Timeout | undefined
    const settle = (failure?: EngineError) => {
      if (settled) return
      settled = true
      clearTimeout(linger)
      signal.removeEventListener('abort', abort)
      if (failure) {
        body.destroy()
        reject(failure)
      } else resolve()
    }
    // Reads on for a moment after the end, so that the connection can be used again.
    const dismiss = () => {
      settle()
      const patience = setTimeout(() => body.destroy(), lingerMs)
      patience.unref()
      body.once('close', () => clearTimeout(patience))
    }
    const abort = () => settle(readingFailure(undefined, signal))
    const reader = createSniffingReader(handlers, {
      wantsMore: () => !settled,
      progress(next) {
        progress = next
        if (progress === 'complete') linger ??= setTimeout(dismiss, lingerMs)
        if (progress === 'over') dismiss()
      },
    })
    const guarded = (step: () => void) => {
      try {
        step()
      } catch (error) {
        settle(
          error instanceof EngineError
            ? error
            : new EngineError('invalid', 'The answer could not be understood.', { cause: error }),
        )
      }
    }
    const close = (failure: () => EngineError) => {
      if (!settled) settle(progress === 'more' ? failure() : undefined)
    }
    let received = 0
    body.on('data', (bytes: Buffer) => {
      received += bytes.length
      if (received > largestStream) settle(tooMuch())
      if (!settled) guarded(() => reader.push(bytes))
    })
    body.on('end', () => {
      if (settled) return
      guarded(() => reader.end())
      close(() => new EngineError('cut', 'The answer broke off before its end.'))
    })
    body.on('error', (error) => close(() => readingFailure(error, signal)))
    body.on('close', () => close(() => readingFailure(undefined, signal)))
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}

/** Looks at the first bytes to tell a document from a stream; the header that should say so is often wrong. */
function createSniffingReader(
  handlers: AnswerHandlers,
  answer: { wantsMore(): boolean; progress(progress: StreamProgress): void },
): SseReader {
  let events = 0
  let ending = false
  let opening = ''
  let kind: 'unknown' | 'stream' | 'document' = 'unknown'
  const document: Buffer[] = []
  let size = 0

  const sse = createSseReader((data, name) => {
    events++
    if (!answer.wantsMore()) return
    try {
      answer.progress(handlers.event(data, name))
    } catch (error) {
      // The last line of a stream that was cut is half an event.
      if (!ending || !(error instanceof EngineError) || error.kind !== 'invalid') throw error
    }
  })

  const hold = (bytes: Buffer) => {
    size += bytes.length
    if (size > largestDocument) throw tooMuch()
    document.push(bytes)
    if (kind !== 'unknown') return
    opening = bytes.toString('latin1').replace(byteOrderMark, '').trimStart().slice(0, 16)
    if (opening === '') return
    if (opening.startsWith('<')) throw notTheApi()
    kind = /^[{[]/.test(opening) ? 'document' : 'stream'
    if (kind === 'stream') for (const held of document.splice(0)) sse.push(held)
  }

  return {
    push(bytes) {
      if (kind === 'stream') sse.push(bytes)
      else hold(bytes)
    },
    end() {
      ending = true
      if (kind === 'document') {
        handlers.whole(Buffer.concat(document).toString('utf8'))
        answer.progress('over')
      }
      if (kind !== 'stream') return
      sse.end()
      if (events === 0 && !/^(:|data|event|id|retry)/.test(opening)) throw notTheApi()
    },
  }
}

const tooMuch = () => new EngineError('invalid', 'The upstream answered with too much.')

/** UTF-8's, as Latin-1 reads it. */
const byteOrderMark = /^\u00ef\u00bb\u00bf/

export const notTheApi = (): EngineError =>
  new EngineError(
    'invalid',
    'The address answers with something that is not a model API. Check the address of the connection.',
  )

/** Parses JSON that came from an upstream. Throws EngineError `invalid`, also for more of it than any answer has. */
export function parseJson(text: string): unknown {
  try {
    return parseBounded(text)
  } catch (error) {
    throw new EngineError('invalid', 'The upstream sent something that is not JSON.', {
      cause: error,
    })
  }
}
