// The world of an engine in tests: real requests, short patience, and an account of what was logged.
import { Agent } from 'undici'
import { createHttpRequest } from '../http-io.ts'
import type { EngineIo } from '../io.ts'
import { createSocketOpener } from '../web-socket.ts'

export type TestIo = EngineIo & { logged: string[]; close(): Promise<void> }

export function createTestIo(
  options: { signal?: AbortSignal; headTimeoutMs?: number; idleTimeoutMs?: number } = {},
): TestIo {
  const agent = new Agent({ allowH2: false })
  const { headTimeoutMs = 5000, idleTimeoutMs = 5000 } = options
  const logged: string[] = []
  const request = createHttpRequest({ agent })
  return {
    // An engine that is more patient than the test is not let.
    request: (asked) =>
      request({
        ...asked,
        headTimeoutMs: Math.min(asked.headTimeoutMs ?? headTimeoutMs, headTimeoutMs),
        idleTimeoutMs: Math.min(asked.idleTimeoutMs ?? idleTimeoutMs, idleTimeoutMs),
      }),
    openSocket: createSocketOpener({ agent }),
    now: () => new Date(),
    signal: options.signal ?? new AbortController().signal,
    log: (level, message, details) => {
      logged.push(`${level} ${message} ${JSON.stringify(details ?? {})}`)
    },
    logged,
    close: () => agent.destroy(),
  }
}
