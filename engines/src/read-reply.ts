// How adapters talk to an upstream and read its reply: a stream of events, one whole document, or something that is neither.
import { createAnswerBytes, tooMuch } from './answer-bytes.ts'
import { parseBounded } from './bounded-json.ts'
import { EngineError } from './errors.ts'
import { readingFailure } from './http-io.ts'
import type { EngineIo, HttpReply, HttpRequest } from './io.ts'

const largestDocument = 64 * 1024 * 1024
/** All that is sent for one answer: adapters hold back calls and seals until they are whole. */
const largestStream = 256 * 1024 * 1024
/** How long something may come after the closing word, such as the count of tokens. */
const lingerMs = 5000
/** The same where the closing word came before anything else did: some send one with every piece, and think before they write. */
const earlyLingerMs = 30_000

/**
 * What a piece of a stream means for the answer. `foreign` nothing of the dialect, passed over; `idle` of the dialect, but it brings
 * nothing; `more` the answer goes on; `early` its closing word came before anything was written; `complete` its closing word was read, but
 * something may follow; `over` nothing follows.
 */
export type StreamProgress = 'foreign' | 'idle' | 'more' | 'early' | 'complete' | 'over'

export type AnswerHandlers = {
  /** Takes one event of the stream, at once. Throws EngineError when the event is a failure. */
  event(data: string, name: string): StreamProgress
  /** Takes the JSON of a reply that is not a stream; `more` where it is but a piece of one. Throws as `event` does. */
  whole(json: string): StreamProgress
  /** Whether the answer may be over although its closing word never came: the body has ended, and nothing is missing. */
  mayEnd?(): boolean
  /** The answer ended well: gives what was held back until then. */
  end?(): void
}

/** Sends with the signal of the engine's world, unless the request brings its own. */
export function send(io: EngineIo, request: HttpRequest): Promise<HttpReply> {
  return io.request({ signal: io.signal, ...request })
}

/** The whole body as text. Throws EngineError `cut`, `timeout`, `aborted`; `nonsense` beyond `limit` bytes. */
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
 * Resolves when the closing word was read and nothing came for a while after it; throws EngineError `cut` when it never came, `nonsense`
 * for what is no answer at all.
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
    let understood = false
    let foreign = 0
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
    const guarded = (step: () => void) => {
      try {
        step()
      } catch (error) {
        settle(
          error instanceof EngineError
            ? error
            : new EngineError('nonsense', 'The answer could not be understood.', { cause: error }),
        )
      }
    }
    const succeed = () => {
      if (settled) return
      guarded(() => handlers.end?.())
      settle()
    }
    // Reads on for a moment after the end, so that the connection can be used again.
    const dismiss = () => {
      succeed()
      const patience = setTimeout(() => body.destroy(), lingerMs)
      patience.unref()
      body.once('close', () => clearTimeout(patience))
    }
    const abort = () => settle(readingFailure(undefined, signal))
    const advance = (next: StreamProgress) => {
      understood = true
      if (next === 'idle') return
      // Each piece that brings something may be followed by another.
      if (next === progress && linger) linger.refresh()
      else {
        clearTimeout(linger)
        linger = undefined
        if (next === 'complete') linger = setTimeout(dismiss, lingerMs)
        if (next === 'early') linger = setTimeout(dismiss, earlyLingerMs)
      }
      progress = next
      if (next === 'over') dismiss()
    }
    const reader = createAnswerBytes({
      event(data, name, isTorn) {
        if (settled) return
        const next = handlers.event(data, name)
        if (next !== 'foreign') advance(next)
        else if (!isTorn) foreign++
      },
      whole(json) {
        advance(handlers.whole(json))
      },
    })
    const close = (failure: () => EngineError) => {
      if (settled) return
      if (progress !== 'more') succeed()
      else settle(failure())
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
      if (!settled && understood && handlers.mayEnd?.()) succeed()
      close(() => {
        if (understood || foreign === 0)
          return new EngineError('cut', 'The answer broke off before its end.')
        return new EngineError(
          'nonsense',
          'The upstream answered with something that is not an answer.',
        )
      })
    })
    body.on('error', (error) => close(() => readingFailure(error, signal)))
    body.on('close', () => close(() => readingFailure(undefined, signal)))
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}

/** Parses JSON that came from an upstream. Throws EngineError `nonsense`, also for more of it than any answer has. */
export function parseJson(text: string): unknown {
  try {
    return parseBounded(text)
  } catch (error) {
    throw new EngineError('nonsense', 'The upstream sent something that is not JSON.', {
      cause: error,
    })
  }
}
