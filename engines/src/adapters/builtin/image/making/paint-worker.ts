// The painter's process. What a job needs is loaded with it: a tool waits for no scenes, and a scene for no tools.
import type { JobReport } from '../../../../jobs/job-report.ts'
import type { Painted, PaintJob, ToolJob } from './paint-job.ts'

export async function run(job: PaintJob | ToolJob, report: JobReport): Promise<Painted> {
  if ('tool' in job) {
    const { runTool } = await import('../tools/run-tool.ts')
    return { ...(await runTool(job.tool, job.request, report)), plans: [] }
  }
  const { runPaintJob } = await import('./run-paint-job.ts')
  return runPaintJob(job, report)
}
