// The threads that run scripts: one thread a script, gone with it, so that nothing of one script is there for the next.
import { createJobLane, type JobLane } from '../threads/job-lane.ts'
import type { JavascriptJob, JavascriptMade } from './javascript-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `unavailable`. */
export const createJavascriptLane = ({
  // A script ends itself long before; a thread that does not get around to that is ended.
  timeoutMs = 15_000,
}: {
  timeoutMs?: number
} = {}): JobLane<JavascriptJob, JavascriptMade> =>
  createJobLane<JavascriptJob, JavascriptMade>({
    ...{ who: 'The sandbox', threads: 2, idleMs: 0, isThreadPerJob: true, isSilent: true },
    timeoutMs,
    module: new URL('./javascript-worker.ts', import.meta.url),
  })
