import type { VideoTask } from '@atelier/contract/work-terms'
import type { VideoEngine } from '../kinds/video.ts'
import { type Maker, toMaker } from './maker.ts'
import { mediaInputsOf } from './media-inputs.ts'

export const videoMaker = (engine: VideoEngine): Maker =>
  toMaker(engine, {
    toRequest: ({ inputs, task, ...request }) => ({
      ...request,
      task: task as VideoTask,
      inputs: mediaInputsOf(inputs),
    }),
    toOutcome: ({ clips, ...outcome }) => ({
      ...outcome,
      texts: [],
      results: clips.map(({ video, poster }) => ({
        medium: 'clip',
        file: video,
        ...(poster ? { poster } : {}),
      })),
    }),
    toListed: (model) => ({ ...model, type: 'video' }),
  })
