// What Stability AI offers under /v2beta/stable-image, as data. The path of each is its task's `at`.
import { guidanceField, numberField, ratioField } from '../../mapped-fields.ts'
import type { MappedModel } from '../../mapped-model.ts'
import {
  anyFormat,
  aspect,
  format,
  picture,
  promptLimit,
  ratios,
  root,
  seed,
  style,
} from './stability-fields.ts'
import { stabilityTools } from './stability-tools.ts'

const aspectToDraw = ratioField('aspect_ratio', ratios, { tasks: ['draw'] })
const strength = numberField('strength', 'strength', [0, 1, 0.05, 0.6], { tasks: ['edit'] })

const sd3 = (name: string, label: string, cfg: number, takesNegative: boolean): MappedModel => ({
  name,
  label,
  type: 'sd3',
  tasks: {
    draw: {
      prompt: 'wanted',
      inputs: [],
      at: `${root}/generate/sd3`,
      fixed: { mode: 'text-to-image', model: name },
    },
    edit: {
      prompt: 'wanted',
      inputs: [picture()],
      at: `${root}/generate/sd3`,
      fixed: { mode: 'image-to-image', model: name },
    },
  },
  fields: [
    aspectToDraw,
    strength,
    style,
    guidanceField('cfg_scale', 1, 10, cfg),
    seed,
    format('png', 'jpeg'),
  ],
  promptLimit,
  ...(takesNegative ? { negativeTo: 'negative_prompt' } : {}),
})

const drawing: readonly MappedModel[] = [
  sd3('sd3.5-large', 'Stable Diffusion 3.5 Large', 4, true),
  sd3('sd3.5-large-turbo', 'Stable Diffusion 3.5 Large Turbo', 1, false),
  sd3('sd3.5-medium', 'Stable Diffusion 3.5 Medium', 4, true),
  {
    name: 'generate/ultra',
    label: 'Stable Image Ultra',
    type: 'draw',
    tasks: {
      draw: { prompt: 'wanted', inputs: [], at: `${root}/generate/ultra` },
      edit: { prompt: 'wanted', inputs: [picture()], at: `${root}/generate/ultra` },
    },
    fields: [aspectToDraw, strength, style, seed, anyFormat],
    promptLimit,
    negativeTo: 'negative_prompt',
  },
  {
    name: 'generate/core',
    label: 'Stable Image Core',
    type: 'draw',
    tasks: { draw: { prompt: 'wanted', inputs: [], at: `${root}/generate/core` } },
    fields: [aspect, style, seed, anyFormat],
    promptLimit,
    negativeTo: 'negative_prompt',
  },
]

export const stabilityModels: readonly MappedModel[] = [...drawing, ...stabilityTools]
