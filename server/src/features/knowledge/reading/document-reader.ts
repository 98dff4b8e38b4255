// Documents as passages. What takes them apart runs in threads with limits of memory and time: a file made to do harm ends its thread alone.
import { Failure } from '@atelier/contract/errors'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { EngineError } from '@atelier/engines/errors'
import { createJobLane } from '@atelier/engines/threads/job-lane'
import { watchMemory } from './memory-watch.ts'
import type { ReadDocument } from './passage.ts'
import type { ReadingJob, ReadingMade } from './reading-job.ts'

export type { ReadDocument } from './passage.ts'

export type DocumentReader = {
  /**
   * The name only tells apart kinds of text. Throws Failure `documents.unknown`, `documents.locked`, `documents.broken`, `documents.empty`,
   * `documents.too_large`; `server.stopping` once it is closed; and the signal's reason when that is aborted.
   */
  read(file: { bytes: Uint8Array; name: string }, signal: AbortSignal): Promise<ReadDocument>
  /** Ends what is under way. */
  close(): Promise<void>
}

export type ReaderOptions = {
  /** Of one document, once its thread has begun. */
  timeoutMs?: number
  /** Heap of one thread, in MiB. */
  heapMb?: number
  /** How much the whole process may grow while it reads, in MiB: bytes do not count as heap. */
  growthMb?: number
}

export function createDocumentReader({
  timeoutMs = 120_000,
  heapMb = 512,
  growthMb = 1536,
}: ReaderOptions = {}): DocumentReader {
  let isClosed = false
  const lane = createJobLane<ReadingJob, ReadingMade>({
    // A thread that has met a stranger's file meets no other file.
    ...{ who: 'The reader', threads: 2, idleMs: 0, isThreadPerJob: true, isSilent: true },
    timeoutMs,
    module: new URL('./reading-worker.ts', import.meta.url),
    memory: { maxOldGenerationSizeMb: heapMb },
  })
  return {
    async read({ bytes, name }, signal) {
      signal.throwIfAborted()
      if (bytes.length > knowledgeLimits.bytes)
        throw new Failure('documents.too_large', {
          values: { megabytes: knowledgeLimits.bytes / 1024 / 1024 },
        })
      const watch = watchMemory(growthMb)
      try {
        const either = AbortSignal.any([signal, watch.signal])
        const made = await lane.run({ bytes, name }, { signal: either, report: watch.begin })
        if ('failure' in made) throw new Failure(made.failure, { values: made.values })
        return made.document
      } catch (cause) {
        signal.throwIfAborted()
        if (!(cause instanceof EngineError)) throw cause
        throw new Failure(isClosed ? 'server.stopping' : 'documents.broken', { cause })
      } finally {
        watch.end()
      }
    },
    async close() {
      isClosed = true
      await lane.close()
    },
  }
}
