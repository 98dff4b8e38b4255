import type { CallKey, InputAt, ReplyAt } from './endpoint-types.ts'
import type { CallSettings } from './transport.ts'
import { openEnvelope, send } from './transport.ts'

/** Calls an endpoint and answers with its data. Throws CallFailure. */
export async function call<K extends CallKey>(
  key: K,
  input: InputAt<K>,
  settings: CallSettings = {},
): Promise<ReplyAt<K>> {
  const payload = key.startsWith('GET ')
    ? { query: input as Record<string, unknown> }
    : { json: input }
  const response = await send(key, payload, settings, 'application/json')
  return openEnvelope<ReplyAt<K>>(key, response, settings)
}
