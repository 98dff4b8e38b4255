import type { ImageTask, PictureRole } from '@atelier/contract/work-terms'
import type { ImageEngine, ImageInput } from '../kinds/image.ts'
import { type Maker, type MakerInput, toMaker } from './maker.ts'

/** Whoever asks gives roles and formats that the model declared, and the size of every picture. */
const toPicture = ({ role, mime, data, width = 0, height = 0 }: MakerInput): ImageInput => ({
  data,
  width,
  height,
  role: role as PictureRole,
  mime: mime as ImageInput['mime'],
})

export const imageMaker = (engine: ImageEngine): Maker =>
  toMaker(engine, {
    toRequest: ({ inputs, task, ...request }) => ({
      ...request,
      task: task as ImageTask,
      pictures: inputs.map(toPicture),
    }),
    toOutcome: ({ pictures, ...outcome }) => ({
      ...outcome,
      results: pictures.map((file) => ({ medium: 'picture', file })),
    }),
    toListed: (model) => model,
  })
