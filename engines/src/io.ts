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

/** A line on which an upstream reports things as they happen. What it reports may get lost: only news that can be missed come by it. */
export type SocketRequest = {
  /** `ws:` or `wss:`. */
  url: string
  headers: Record<string, string>
  onText(text: string): void
  onBytes(bytes: Uint8Array): void
  /** Once, however it ended; nothing comes after it. */
  onClose(): void
}

export type EngineIo = {
  /** Sends a request once, never again by itself. Throws EngineError `unavailable`, `broken`, `timeout` or `aborted`. */
  request(request: HttpRequest): Promise<HttpReply>
  /** Absent where no such line can be opened: whoever would use one asks again and again instead. Never throws. */
  openSocket?(request: SocketRequest): { close(): void }
  now(): Date
  /** Ends the request under way. */
  signal: AbortSignal
  log(level: 'debug' | 'info' | 'warn', message: string, details?: Record<string, unknown>): void
}
