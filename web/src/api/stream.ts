import { isSuccessBody } from '@atelier/contract/envelope'
import { abortOnNewNetwork } from '../lib/online.ts'
import { CallFailure } from './call-failure.ts'
import type { InputAt, ReplyAt, StreamKey } from './endpoint-types.ts'
import { isObject } from './foreign-json.ts'
import { readNdjson } from './ndjson.ts'
import { eventOf, type Skipped } from './reply-event.ts'
import type { CallSettings } from './transport.ts'
import {
  eventShapes,
  failureFrom,
  openEnvelope,
  reported,
  reportInvalid,
  send,
  strangeReply,
} from './transport.ts'

/** What a stream gives: its events, and where they are numbered what stands for those that could not be read. */
export type StreamEvent<K extends StreamKey> =
  | ReplyAt<K>
  | (ReplyAt<K> extends { seq: number } ? Skipped : never)

/**
 * The events of an answer or of one's works, as they come, each of the shape that the contract says. A refusal, before or within the
 * stream, or a connection that breaks throws CallFailure out of the iteration; a stream that ends without `finish` or `error` ends
 * quietly: attach again with `GET /chatgpt/run`. Leaving the loop closes the connection.
 */
export async function* stream<K extends StreamKey>(
  key: K,
  input: InputAt<K>,
  settings: CallSettings = {},
): AsyncGenerator<StreamEvent<K>, void> {
  const payload = key.startsWith('GET ')
    ? { query: input as Record<string, unknown> }
    : { json: input }
  const connection = new AbortController()
  const { signal = connection.signal } = settings
  const either = AbortSignal.any([signal, connection.signal])
  let stopWatching = (): void => undefined
  try {
    const response = await send(key, payload, { ...settings, signal: either }, ndjson)
    // A stream was asked for: what comes in one piece is a failure, or nothing that can be read.
    if (/^application\/json\b/.test(response.headers.get('content-type') ?? '')) {
      await openEnvelope(key, response, settings)
      throw reported(key, strangeReply(key, response, 'body'), settings)
    }
    if (!response.body) return
    // From here on there is something to attach to again.
    stopWatching = abortOnNewNetwork(connection)
    yield* eventsOf(key, response, response.body, settings)
  } catch (error) {
    throw error instanceof CallFailure ? error : reported(key, error, settings)
  } finally {
    stopWatching()
  }
}

async function* eventsOf<K extends StreamKey>(
  key: K,
  response: Response,
  body: ReadableStream<Uint8Array>,
  settings: CallSettings,
): AsyncGenerator<StreamEvent<K>, void> {
  const kinds = eventShapes(key)
  for await (const line of readNdjson(body, (broken) =>
    reportInvalid(key, [broken.slice(0, 200)]),
  )) {
    if (isObject(line) && line.type === undefined && !isSuccessBody(line)) {
      throw reported(key, failureFrom(key, response, line), settings)
    }
    if (!kinds) {
      yield line as StreamEvent<K>
      continue
    }
    const odd: string[] = []
    const event = isObject(line) ? eventOf<ReplyAt<K>>(kinds, line, odd) : undefined
    if (event) yield event as StreamEvent<K>
    else if (!isObject(line)) odd.push('line')
    if (odd.length > 0) reportInvalid(key, odd)
  }
}

const ndjson = 'application/x-ndjson'
