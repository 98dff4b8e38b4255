// Where pictures are read and written: in processes of their own, so that what a picture does to its decoder, or how long it takes, is that
// picture's. People take turns.
import { Failure } from '@atelier/contract/errors'
import { createJobLane } from '@atelier/engines/jobs/job-lane'
import { mediaGroup } from '@atelier/engines/jobs/worker-groups'
import type { PictureJob, PictureMade } from './picture-job.ts'

/** Of one picture; those of 200 million pixels take some ten seconds. */
const timeoutMs = 60_000

const lane = createJobLane<PictureJob, PictureMade>({
  who: 'The picture desk',
  group: mediaGroup,
  module: new URL('./picture-worker.ts', import.meta.url),
  timeoutMs,
  // What reads pictures uses several cores itself.
  max: 2,
  maxOfOne: 1,
})

export const pictureStudio = {
  /**
   * Runs `module`'s `run` with the job; a function makes the job when its turn has come, so that what waits is not in memory. Throws what
   * the job throws, and EngineError `broken` and `timeout` for one that its process did not survive.
   */
  async run<Made>(
    module: URL,
    job: object | (() => Promise<object>),
    person?: number,
  ): Promise<Made> {
    const request = { signal: new AbortController().signal, person: person?.toString() }
    const make = async () => ({
      module: module.href,
      job: typeof job === 'function' ? await job() : job,
    })
    const answer = await lane.run(make, request)
    if ('failure' in answer) throw new Failure(answer.failure, { values: answer.values })
    return answer.made as Made
  },
  /** How many wait for their turn. */
  waiting: (): number => lane.waiting(),
}
