import { abortOnNewNetwork } from '../lib/online.ts'
import { CallFailure } from './call-failure.ts'
import type { InputAt, ReplyAt, StreamKey } from './endpoint-types.ts'
import { readNdjson } from './ndjson.ts'
import type { CallSettings } from './transport.ts'
import { reported, send } from './transport.ts'

/**
 * The events of an answer or of one's works, as they come. A refusal or a connection that breaks throws CallFailure out of the iteration; a stream
 * that ends without `finish` or `error` ends quietly: attach again with `GET /chatgpt/run`. Leaving the loop closes the connection.
 */
export async function* stream<K extends StreamKey>(
  key: K,
  input: InputAt<K>,
  settings: CallSettings = {},
): AsyncGenerator<ReplyAt<K>, void> {
  const payload = key.startsWith('GET ')
    ? { query: input as Record<string, unknown> }
    : { json: input }
  const connection = new AbortController()
  const { signal = connection.signal } = settings
  const either = AbortSignal.any([signal, connection.signal])
  let stopWatching = (): void => undefined
  try {
    const response = await send(key, payload, { ...settings, signal: either }, ndjson)
    if (!response.body) return
    // From here on there is something to attach to again.
    stopWatching = abortOnNewNetwork(connection)
    yield* readNdjson<ReplyAt<K>>(response.body)
  } catch (error) {
    throw error instanceof CallFailure ? error : reported(key, error, settings)
  } finally {
    stopWatching()
  }
}

const ndjson = 'application/x-ndjson'
