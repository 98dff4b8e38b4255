// All that an engine may see of the world.
import type { Readable } from 'node:stream'

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
  /** Longest wait for the first byte of the answer. */
  headTimeoutMs?: number
  /** Longest silence within the answer. */
  idleTimeoutMs?: number
  /** Ends the request, also while its answer is read. */
  signal?: AbortSignal
}

export type HttpReply = {
  status: number
  /** Names in lower case. */
  headers: Record<string, string | undefined>
  /** Bytes as they come. Must be read to the end or destroyed. */
  body: Readable
}

export type EngineIo = {
  /** Sends a request once, never again by itself. Throws EngineError `unavailable`, `timeout` or `aborted`. */
  request(request: HttpRequest): Promise<HttpReply>
  now(): Date
  /** Ends the request under way. */
  signal: AbortSignal
  log(level: 'debug' | 'info' | 'warn', message: string, details?: Record<string, unknown>): void
}
