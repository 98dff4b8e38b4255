import type { StemsTask } from '@atelier/contract/work-terms'
import type { StemsEngine } from '../kinds/stems.ts'
import { type Maker, toMaker } from './maker.ts'
import { mediaInputsOf } from './media-inputs.ts'

export const stemsMaker = (engine: StemsEngine): Maker =>
  toMaker(engine, {
    toRequest: ({ inputs, task, ...request }) => ({
      ...request,
      task: task as StemsTask,
      inputs: mediaInputsOf(inputs),
    }),
    toOutcome: ({ stems }) => ({
      texts: [],
      results: stems.map(({ name, audio }) => ({
        medium: 'song',
        file: audio,
        about: { stem: name },
      })),
    }),
    toListed: (model) => ({ ...model, type: 'separation' }),
  })
