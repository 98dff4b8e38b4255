// The thread of one document.
import { serveJobs } from '@atelier/engines/threads/serve-jobs'
import { readDocument } from './read-document.ts'
import { ReadingFailure, type ReadingJob, type ReadingMade } from './reading-job.ts'

serveJobs<ReadingJob, ReadingMade>(
  async (job, report) => {
    // What waits for a thread is not watched.
    report(0)
    try {
      return { document: await readDocument(job) }
    } catch (error) {
      if (error instanceof ReadingFailure) return { failure: error.code, values: error.values }
      throw error
    }
  },
  () => [],
)
