import { isSuccessBody } from '@atelier/contract/envelope'
import { abortOnNewNetwork } from '../lib/online.ts'
import { CallFailure } from './call-failure.ts'
import type { InputAt, ReplyAt, StreamName } from './endpoint-types.ts'
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
export type StreamEvent<N extends StreamName> =
  | ReplyAt<N>
  | (ReplyAt<N> extends { seq: number } ? Skipped : never)

/**
 * The events of an answer or of one's works, as they come, each of the shape that the contract says. A refusal, before or within the
 * stream, or a connection that breaks throws CallFailure out of the iteration; a stream that ends without `finish` or `error` ends
 * quietly: attach again with `chat.run`. Leaving the loop closes the connection.
 */
export async function* stream<N extends StreamName>(
  name: N,
  input: InputAt<N>,
  settings: CallSettings = {},
): AsyncGenerator<StreamEvent<N>, void> {
  const payload = name.startsWith('GET ')
    ? { query: input as Record<string, unknown> }
    : { json: input }
  const connection = new AbortController()
  const { signal = connection.signal } = settings
  const either = AbortSignal.any([signal, connection.signal])
  let stopWatching = (): void => undefined
  try {
    const response = await send(name, payload, { ...settings, signal: either }, ndjson)
    // A stream was asked for: what comes in one piece is a failure, or nothing that can be read.
    if (/^application\/json\b/.test(response.headers.get('content-type') ?? '')) {
      await openEnvelope(name, response, settings)
      throw reported(name, strangeReply(name, response, 'body'), settings)
    }
    if (!response.body) return
    // From here on there is something to attach to again.
    stopWatching = abortOnNewNetwork(connection)
    yield* eventsOf(name, response, response.body, settings)
  } catch (error) {
    throw error instanceof CallFailure ? error : reported(name, error, settings)
  } finally {
    stopWatching()
  }
}

async function* eventsOf<N extends StreamName>(
  name: N,
  response: Response,
  body: ReadableStream<Uint8Array>,
  settings: CallSettings,
): AsyncGenerator<StreamEvent<N>, void> {
  const kinds = eventShapes(name)
  for await (const line of readNdjson(body, (broken) =>
    reportInvalid(name, [broken.slice(0, 200)]),
  )) {
    if (isObject(line) && line.type === undefined && !isSuccessBody(line)) {
      throw reported(name, failureFrom(name, response, line), settings)
    }
    if (!kinds) {
      yield line as StreamEvent<N>
      continue
    }
    const invalid: string[] = []
    const event = isObject(line) ? eventOf<ReplyAt<N>>(kinds, line, invalid) : undefined
    if (event) yield event as StreamEvent<N>
    else if (!isObject(line)) invalid.push('line')
    if (invalid.length > 0) reportInvalid(name, invalid)
  }
}

const ndjson = 'application/x-ndjson'
