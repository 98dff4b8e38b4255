// The threads that run scripts: one thread a script, gone with it, so that nothing of one script is there for the next. A script cannot break
// more than its thread: the interpreter has memory and time of its own, and nothing else.
import { createJobGroup } from '../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../jobs/job-lane.ts'
import type { JavascriptJob, JavascriptMade } from './javascript-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `broken`. */
export const createJavascriptLane = ({
  // A script ends itself long before; a thread that does not get around to that is ended.
  timeoutMs = 15_000,
}: {
  timeoutMs?: number
} = {}): JobLane<JavascriptJob, JavascriptMade> =>
  createJobLane({
    who: 'The sandbox',
    group: createJobGroup({ max: 2, isWorkerPerJob: true, areThreads: true }),
    timeoutMs,
    module: new URL('./javascript-worker.ts', import.meta.url),
  })
