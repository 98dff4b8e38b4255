// A process that runs models: one for what they are, another for songs.
import type { JobReport } from '../../jobs/job-report.ts'
import { readModelShape } from './model-shape.ts'
import type { DescribeJob, MadeStem, ModelTerms, SeparateJob } from './onnx-job.ts'
import { openModel } from './separating/runtime.ts'
import { separateSong } from './separating/separate-song.ts'
import { termsOf } from './stem-plan.ts'

export async function run(
  job: DescribeJob | SeparateJob,
  report: JobReport,
): Promise<ModelTerms | MadeStem[]> {
  report(1)
  const model = await openModel(job.settings.modelPath, job.runtime)
  try {
    const shape = readModelShape(model, job.settings)
    if (job.task === 'describe') return termsOf(shape.stems)
    return await separateSong({ model, shape, job }, report)
  } finally {
    await model.close()
  }
}
