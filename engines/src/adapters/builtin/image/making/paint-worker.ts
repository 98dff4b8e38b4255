// The painter's thread. What a job needs is loaded with it: a tool waits for no scenes, and a scene for no tools.
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { JobReport } from '../../../../threads/job-lane.ts'
import { serveJobs } from '../../../../threads/serve-jobs.ts'
import type { Painted, PaintJob, ThreadData, ToolJob } from './paint-job.ts'

const { inBackground }: ThreadData = workerData
// On Linux a priority is a thread's own; elsewhere it would be that of the whole server.
if (inBackground && process.platform === 'linux') setPriority(19)

serveJobs<PaintJob | ToolJob, Painted>(run, ({ pictures }) => pictures)

async function run(job: PaintJob | ToolJob, report: JobReport): Promise<Painted> {
  if ('tool' in job) {
    const { runTool } = await import('../tools/run-tool.ts')
    return { ...(await runTool(job.tool, job.wish, report)), plans: [] }
  }
  const { runPaintJob } = await import('./run-paint-job.ts')
  return runPaintJob(job, report)
}
