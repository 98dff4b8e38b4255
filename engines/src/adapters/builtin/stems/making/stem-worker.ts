// The separator's process.
import type { JobReport } from '../../../../jobs/job-report.ts'
import { runStemJob } from './run-stem-job.ts'
import type { MadeStem, StemJob } from './stem-job.ts'

export function run(job: StemJob, report: JobReport): Promise<MadeStem[]> {
  let reported = 0
  return runStemJob(job, (percent) => {
    if (percent <= reported) return
    reported = percent
    report(percent)
  })
}
