// What the painter offers: one model for each screen, and one for each style that is worth a studio of its own.
import type { ImageField, ImageModelDeclaration } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { continuingFields } from '../../../continuing-fields.ts'
import type { ListedImageModel } from '../../../kinds/image.ts'
import { aspects, seedMax } from './making/request-terms.ts'
import { type OwnModel, ownModelTexts } from './model-texts.ts'
import { studios } from './studios.ts'
import { styles } from './words/manner-words.ts'

export const painterModel = 'atelier-painter'
export const gridModel = 'atelier-painter-grid'
export const plainModel = 'atelier-painter-plain'

const promptLimit = 4000
const references = { role: 'reference', least: 0, most: 5 } as const
const source = { role: 'source', least: 1, most: 1 } as const
const mask = { role: 'mask', least: 0, most: 1 } as const

const drawing: ImageModelDeclaration['tasks'] = {
  draw: { prompt: 'wanted', inputs: [references, { ...source, least: 0 }] },
  edit: { prompt: 'wanted', inputs: [source, mask] },
}

const goingOn: ImageModelDeclaration['tasks'] = {
  vary: { prompt: 'optional', inputs: [] },
  reroll: { prompt: 'optional', inputs: [] },
  upscale: { prompt: 'none', inputs: [] },
  zoom: { prompt: 'optional', inputs: [] },
  pan: { prompt: 'optional', inputs: [] },
}

const blending: ImageModelDeclaration['tasks'] = {
  blend: { prompt: 'optional', inputs: [{ role: 'reference', least: 2, most: 5 }] },
}

const describing: ImageModelDeclaration['tasks'] = {
  describe: { prompt: 'none', inputs: [source] },
}

const begin: readonly ImageTask[] = ['draw', 'blend']

const sizes: readonly ImageField[] = [
  { name: 'aspect', kind: 'aspect', options: aspects, fallback: '1:1', tasks: begin },
  {
    name: 'quality',
    kind: 'choice',
    options: ['draft', 'standard', 'fine'],
    fallback: 'standard',
    tasks: ['draw', 'edit', 'blend'],
  },
]

const seed: ImageField = {
  name: 'seed',
  kind: 'seed',
  max: seedMax,
  tasks: ['draw', 'edit', 'blend', 'vary', 'reroll'],
}

const number = (
  name: string,
  max: number,
  fallback: number,
  tasks: readonly ImageTask[],
): ImageField => ({
  name,
  kind: 'number',
  min: 0,
  max,
  step: 1,
  fallback,
  tasks,
})

const manners: readonly ImageField[] = [
  number('stylize', 1000, 100, ['draw', 'edit', 'blend']),
  number('chaos', 100, 0, begin),
  number('weird', 3000, 0, begin),
  { name: 'raw', kind: 'flag', fallback: false, tasks: begin },
  { name: 'tile', kind: 'flag', fallback: false, tasks: begin },
]

const strength: ImageField = {
  name: 'strength',
  kind: 'number',
  min: 0.1,
  max: 1,
  step: 0.05,
  fallback: 0.5,
  tasks: ['draw', 'edit'],
}

const imageWeight: ImageField = {
  name: 'imageWeight',
  label: 'Image weight',
  kind: 'number',
  min: 0,
  max: 2,
  step: 0.25,
  fallback: 1,
  tasks: begin,
  advanced: true,
}

const style: ImageField = {
  name: 'style',
  kind: 'choice',
  options: ['auto', ...styles],
  fallback: 'auto',
  tasks: ['draw', 'edit', 'blend'],
}

const continuing = continuingFields(1.1)

const common = { promptLimit, negativePrompt: true } as const

/** Fields whose tasks a model does not have would say something that is not so. */
function declare(
  tasks: ImageModelDeclaration['tasks'],
  fields: readonly ImageField[],
  maxResults: number,
  tags: readonly string[] = [],
): ImageModelDeclaration {
  const offered = (task: ImageTask) => tasks[task] !== undefined
  const fitting = fields
    .map((field) => (field.tasks ? { ...field, tasks: field.tasks.filter(offered) } : field))
    .filter((field) => field.tasks === undefined || field.tasks.length > 0)
  return { tasks, fields: fitting, mostResults: maxResults, ...common, tags }
}

const named = (name: OwnModel) => ({ name, ...ownModelTexts(name, 'en-US') })

export function listPainterModels(): ListedImageModel[] {
  return [
    {
      ...named(painterModel),
      type: 'draw',
      declaration: declare(
        { ...drawing, ...goingOn, ...blending },
        [...sizes, style, seed, ...manners, strength, imageWeight, ...continuing],
        4,
      ),
    },
    {
      ...named(gridModel),
      type: 'midjourney',
      declaration: declare(
        {
          ...drawing,
          draw: { prompt: 'wanted', inputs: [references] },
          ...goingOn,
          ...blending,
          ...describing,
          shorten: { prompt: 'wanted', inputs: [] },
        },
        [...sizes, seed, ...manners, imageWeight, { ...strength, tasks: ['edit'] }, ...continuing],
        1,
      ),
    },
    {
      ...named(plainModel),
      type: 'sd3',
      declaration: declare(drawing, [...sizes, style, seed, strength], 4),
    },
    ...studios.map(
      ({ name, style }): ListedImageModel => ({
        ...named(name),
        type: 'square',
        declaration: declare(
          {
            ...drawing,
            vary: goingOn.vary as NonNullable<typeof goingOn.vary>,
            upscale: goingOn.upscale as NonNullable<typeof goingOn.upscale>,
          },
          [...sizes, seed, number('stylize', 1000, 250, ['draw', 'edit']), strength, ...continuing],
          4,
          [style],
        ),
      }),
    ),
  ]
}
