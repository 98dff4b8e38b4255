// One event of a streamed answer, whatever the dialect.
import { parseBounded } from './bounded-json.ts'
import type { StreamProgress } from './read-reply.ts'
import { toEngineError } from './upstream-failure.ts'

/**
 * Gives the object in an event to `take`, and says what the event means for the answer. What is no object is `foreign`, but for the closing
 * word of the common dialect and for words of an event named `error`: those are thrown as EngineError, without `secrets`.
 */
export function readAnswerEvent(
  { data, name }: { data: string; name: string },
  secrets: readonly string[],
  take: (piece: object) => StreamProgress,
): StreamProgress {
  if (data === '[DONE]') return 'over'
  const piece = objectIn(data)
  if (piece !== undefined) return take(piece)
  if (name !== 'error' || data.trim() === '') return 'foreign'
  throw toEngineError({ message: data, names: '' }, secrets)
}

/** The object in one event of a stream; undefined for heartbeats and whatever else is no JSON object. */
function objectIn(data: string): object | undefined {
  // Nothing else can be one, and most of what is not JSON is short and frequent.
  if (!data.startsWith('{') && !/^\s*[{[]/.test(data)) return undefined
  try {
    const read: unknown = parseBounded(data)
    if (typeof read !== 'object' || read === null) return undefined
    if (!Array.isArray(read)) return read
    const first: unknown = read[0]
    return typeof first === 'object' && first !== null ? first : undefined
  } catch {
    return undefined
  }
}
