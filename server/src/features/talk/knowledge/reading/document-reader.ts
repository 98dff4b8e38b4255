// Documents as passages. What takes them apart runs in processes with limits of memory and time: a file made to do harm ends its process alone.
import { Failure } from '@atelier/contract/errors'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { EngineError } from '@atelier/engines/errors'
import { createJobGroup } from '@atelier/engines/jobs/job-group'
import { createJobLane } from '@atelier/engines/jobs/job-lane'
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
  /** Of one document, once its process has begun. */
  timeoutMs?: number
  /** Heap of one process, in MiB. */
  heapMb?: number
  /** All that a process holds, in MiB: bytes do not count as heap. */
  memoryMb?: number
}

export function createDocumentReader({
  timeoutMs = 120_000,
  heapMb = 512,
  memoryMb = 1536,
}: ReaderOptions = {}): DocumentReader {
  let isClosed = false
  const lane = createJobLane<ReadingJob, ReadingMade>({
    who: 'The reader',
    // A process that has met a stranger's file meets no other file.
    group: createJobGroup({ max: 2, isWorkerPerJob: true, heapMb, memoryMb }),
    timeoutMs,
    module: new URL('./reading-worker.ts', import.meta.url),
  })
  return {
    async read({ bytes, name }, signal) {
      signal.throwIfAborted()
      if (bytes.length > knowledgeLimits.bytes)
        throw new Failure('documents.too_large', {
          values: { megabytes: knowledgeLimits.bytes / 1024 / 1024 },
        })
      try {
        const made = await lane.run({ bytes, name }, { signal })
        if ('failure' in made) throw new Failure(made.failure, { values: made.values })
        return made.document
      } catch (cause) {
        signal.throwIfAborted()
        if (!(cause instanceof EngineError)) throw cause
        throw new Failure(isClosed ? 'server.stopping' : 'documents.broken', { cause })
      }
    },
    async close() {
      isClosed = true
      await lane.close()
    },
  }
}
