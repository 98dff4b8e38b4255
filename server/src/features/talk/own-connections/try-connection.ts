// Tries a connection by listing its models, in less time than an answer may take.
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { UpstreamModel } from '@atelier/engines/kinds/chat'
import { vendorOfApi } from './connection-apis.ts'
import type { ReadConnection } from './connection-input.ts'
import type { ConnectionPool } from './connection-pool.ts'

const patienceMs = 20_000

/** Longest wait for what is not an answer, such as a list or a balance. */
export const shortSignal = (): AbortSignal => AbortSignal.timeout(patienceMs)

/** The models that it offers, or why it does not work. */
export async function tryConnection(
  { api, baseUrl, settings }: ReadConnection,
  { pool, engineIo }: { pool: ConnectionPool; engineIo(signal: AbortSignal): EngineIo },
): Promise<UpstreamModel[] | EngineError> {
  const timeoutMs = Math.min(settings.timeoutMs, patienceMs)
  const { opened, request, close } = pool.open({
    engine: api.engine,
    vendor: vendorOfApi(api.id),
    baseUrl,
    settings: { ...settings, timeoutMs },
  })
  try {
    const models = await opened.chat?.listModels({ ...engineIo(shortSignal()), request })
    return models ?? []
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return inTime(error, baseUrl)
  } finally {
    await close()
  }
}

/** We end what takes too long; to its owner that is an upstream that does not answer. */
export function inTime(error: EngineError, baseUrl: string): EngineError {
  if (error.kind !== 'aborted' && error.kind !== 'timeout' && error.kind !== 'cut') return error
  const host = URL.parse(baseUrl)?.host ?? baseUrl
  const message = error.kind === 'cut' ? error.message : `${host} did not answer in time.`
  return new EngineError('unavailable', message, { cause: error })
}
