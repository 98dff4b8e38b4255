import { EngineError } from './errors.ts'
import type { EngineIo } from './io.ts'
import { askJson, type Upstream } from './json-request.ts'

/**
 * Asks for something that is answered to the right key alone, for upstreams whose models need not be asked for. Proxies do not always pass
 * it on: that it is not there says nothing about the key. Throws EngineError.
 */
export async function checkKey(upstream: Upstream, path: string, io: EngineIo): Promise<void> {
  try {
    await askJson(upstream, { path }, io)
  } catch (error) {
    const isMissing = error instanceof EngineError && (error.status === 404 || error.status === 405)
    if (!isMissing) throw error
  }
}
