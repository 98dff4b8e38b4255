// The process of one document.
import { readDocument } from './read-document.ts'
import { ReadingFailure, type ReadingJob, type ReadingMade } from './reading-job.ts'

export async function run(job: ReadingJob): Promise<ReadingMade> {
  try {
    return { document: await readDocument(job) }
  } catch (error) {
    if (error instanceof ReadingFailure) return { failure: error.code, values: error.values }
    throw error
  }
}
