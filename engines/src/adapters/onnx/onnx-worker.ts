// A thread that runs models: one for what they are, another for songs.
import { workerData } from 'node:worker_threads'
import { serveJobs } from '../../threads/serve-jobs.ts'
import { readModelShape } from './model-shape.ts'
import type { DescribeJob, MadeStem, ModelTerms, SeparateJob } from './onnx-job.ts'
import { openModel } from './separating/runtime.ts'
import { separateSong } from './separating/separate-song.ts'
import { termsOf } from './stem-plan.ts'

type Made = ModelTerms | MadeStem[]

serveJobs<DescribeJob | SeparateJob, Made>(
  async (job, report) => {
    report(1)
    const model = await openModel(job.settings.modelPath, workerData?.runtime)
    try {
      const shape = readModelShape(model, job.settings)
      if (job.task === 'describe') return termsOf(shape.stems)
      return await separateSong({ model, shape, job }, report)
    } finally {
      await model.close()
    }
  },
  (made) => (Array.isArray(made) ? made.map(({ data }) => data) : []),
)
