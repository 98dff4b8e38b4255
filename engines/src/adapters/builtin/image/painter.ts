// The built-in engine that makes pictures: painted by rules in a thread of its own. Its tickets hold all that is needed to paint again.
import type { ImageEngine } from '../../../kinds/image.ts'
import { builtinImageModels } from './models.ts'
import { readTicket } from './pieces.ts'
import { createPainterPool, type PainterPool } from './worker/painter-pool.ts'

export type PainterOptions = {
  /** Makes all pictures smaller, for tests; 1 is their usual size. */
  scale: number
  pool?: PainterPool
}

export function createPainter({ scale, pool = sharedPool() }: PainterOptions): ImageEngine {
  return {
    repeatable: true,
    async listModels() {
      return [...builtinImageModels]
    },
    async submit(request, io) {
      const { outcome, ticket } = await pool.run(
        { request, scale },
        {
          signal: io.signal,
          progress: (percent, preview) =>
            io.progress(percent, preview ? { data: preview } : undefined),
        },
      )
      return { outcome, ...(ticket ? { ticket } : {}) }
    },
    async check(ticket, io) {
      const { outcome } = await pool.run(
        { ticket: readTicket(ticket), scale },
        { signal: io.signal, progress() {} },
      )
      return { state: 'done', outcome }
    },
  }
}

let shared: PainterPool | undefined

/** All connections of a server paint in the same threads. */
function sharedPool(): PainterPool {
  shared ??= createPainterPool()
  return shared
}
