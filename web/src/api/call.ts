import type { CallName, InputAt, ReplyAt } from './endpoint-types.ts'
import { refreshAfter } from './refresh.ts'
import type { CallSettings } from './transport.ts'
import { openEnvelope, send } from './transport.ts'

/**
 * Calls an endpoint by its name in the contract and answers with its data; what it has changed (`refreshes`) is asked for again where it is
 * shown, which nobody waits for (`whenRefreshed` does). Throws CallFailure.
 */
export async function call<N extends CallName>(
  name: N,
  input: InputAt<N>,
  settings: CallSettings = {},
): Promise<ReplyAt<N>> {
  // The build has put `METHOD /path` in place of the name.
  const payload = name.startsWith('GET ')
    ? { query: input as Record<string, unknown> }
    : { json: input }
  const response = await send(name, payload, settings, 'application/json')
  const reply = await openEnvelope<ReplyAt<N>>(name, response, settings)
  refreshAfter(name)
  return reply
}
