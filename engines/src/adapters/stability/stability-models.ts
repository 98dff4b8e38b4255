// What Stability AI offers under /v2beta/stable-image, as data: models that draw, and tools. The path of each is its task's `at`.
import type { ImageTask } from '@atelier/contract/work-terms'
import {
  choiceField,
  formatField,
  guidanceField,
  numberField,
  ratioField,
  seedField,
} from '../../mapped-fields.ts'
import type { MappedField, MappedModel, MappedSlot, MappedTask } from '../../mapped-model.ts'

const ratios = ['1:1', '16:9', '9:16', '3:2', '2:3', '5:4', '4:5', '21:9', '9:21'] as const

const stylePresets = [
  'none',
  '3d-model',
  'analog-film',
  'anime',
  'cinematic',
  'comic-book',
  'digital-art',
  'enhance',
  'fantasy-art',
  'isometric',
  'line-art',
  'low-poly',
  'modeling-compound',
  'neon-punk',
  'origami',
  'photographic',
  'pixel-art',
  'tile-texture',
] as const

const seed = seedField(4_294_967_294)
const style = choiceField('style', stylePresets, 'none', {
  to: 'style_preset',
  values: { none: null },
})
const format = (...options: readonly string[]) => formatField(options, 'png')
const anyFormat = format('png', 'jpeg', 'webp')
const aspect = ratioField('aspect_ratio', ratios)
const aspectToDraw = ratioField('aspect_ratio', ratios, { tasks: ['draw'] })
const strength = numberField('strength', 'strength', [0, 1, 0.05, 0.6], { tasks: ['edit'] })
const growMask = (max: number, fallback: number) =>
  numberField('growMask', 'grow_mask', [0, max, 1, fallback], {
    label: 'Grow mask',
    advanced: true,
  })
const creativity = (min: number, max: number, fallback: number) =>
  numberField('creativity', 'creativity', [min, max, 0.05, fallback], { label: 'Creativity' })
/** The vendor's names of two sides are others. */
const sides = { Left: 'left', Right: 'right', Top: 'up', Bottom: 'down' }

const picture = (to = 'image'): MappedSlot => ({ role: 'source', least: 1, most: 1, to })
const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask' }

const root = '/v2beta/stable-image'
const promptLimit = 10_000

const sd3 = (name: string, label: string, cfg: number, takesNegative: boolean): MappedModel => ({
  name,
  label,
  type: 'sd3',
  tasks: {
    draw: {
      prompt: 'wanted',
      pictures: [],
      at: `${root}/generate/sd3`,
      fixed: { mode: 'text-to-image', model: name },
    },
    edit: {
      prompt: 'wanted',
      pictures: [picture()],
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

type Tool = {
  path: string
  label: string
  task: ImageTask
  how: Pick<MappedTask, 'prompt' | 'pictures'>
  fields: readonly MappedField[]
  promptTo?: string
  negative?: boolean
}

const tool = ({ path, label, task, how, fields, promptTo, negative }: Tool): MappedModel => ({
  name: path,
  label,
  type: 'tool',
  tasks: { [task]: { ...how, at: `${root}/${path}` } },
  fields,
  promptLimit,
  ...(promptTo ? { promptTo } : {}),
  ...(negative ? { negativeTo: 'negative_prompt' } : {}),
})

const control = (path: string, label: string): MappedModel =>
  tool({
    path,
    label,
    task: 'edit',
    how: { prompt: 'wanted', pictures: [picture()] },
    fields: [
      numberField('strength', 'control_strength', [0, 1, 0.05, 0.7]),
      style,
      seed,
      anyFormat,
    ],
    negative: true,
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
      draw: { prompt: 'wanted', pictures: [], at: `${root}/generate/ultra` },
      edit: { prompt: 'wanted', pictures: [picture()], at: `${root}/generate/ultra` },
    },
    fields: [aspectToDraw, strength, style, seed, anyFormat],
    promptLimit,
    negativeTo: 'negative_prompt',
  },
  {
    name: 'generate/core',
    label: 'Stable Image Core',
    type: 'draw',
    tasks: { draw: { prompt: 'wanted', pictures: [], at: `${root}/generate/core` } },
    fields: [aspect, style, seed, anyFormat],
    promptLimit,
    negativeTo: 'negative_prompt',
  },
]

const edits: readonly MappedModel[] = [
  tool({
    path: 'edit/erase',
    label: 'Erase',
    task: 'erase',
    how: { prompt: 'none', pictures: [picture(), mask] },
    fields: [growMask(20, 5), seed, anyFormat],
  }),
  tool({
    path: 'edit/inpaint',
    label: 'Inpaint',
    task: 'edit',
    how: { prompt: 'wanted', pictures: [picture(), mask] },
    fields: [style, growMask(100, 5), seed, anyFormat],
    negative: true,
  }),
  tool({
    path: 'edit/outpaint',
    label: 'Outpaint',
    task: 'outpaint',
    how: { prompt: 'optional', pictures: [picture()] },
    fields: [
      ...Object.entries(sides).map(([label, to]) =>
        numberField(label.toLowerCase(), to, [0, 2000, 8, 256], { label }),
      ),
      creativity(0, 1, 0.5),
      style,
      seed,
      anyFormat,
    ],
  }),
  tool({
    path: 'edit/search-and-replace',
    label: 'Search and replace',
    task: 'edit',
    how: { prompt: 'wanted', pictures: [picture()] },
    fields: [
      {
        name: 'search',
        to: 'search_prompt',
        label: 'What to replace (the main subject when empty)',
        kind: 'text',
        max: 10_000,
        absent: 'main subject',
      },
      style,
      growMask(20, 3),
      seed,
      anyFormat,
    ],
    negative: true,
  }),
  tool({
    path: 'edit/remove-background',
    label: 'Remove background',
    task: 'remove-background',
    how: { prompt: 'none', pictures: [picture()] },
    fields: [format('png', 'webp')],
  }),
  tool({
    path: 'edit/replace-background-and-relight',
    label: 'Replace background and relight',
    task: 'edit',
    how: {
      prompt: 'wanted',
      pictures: [
        picture('subject_image'),
        { role: 'reference', least: 0, most: 1, to: 'background_reference' },
      ],
    },
    fields: [
      choiceField('light', ['none', 'left', 'right', 'above', 'below'], 'none', {
        to: 'light_source_direction',
        label: 'Light from',
        values: { none: null },
      }),
      numberField('keepSubject', 'preserve_original_subject', [0, 1, 0.05, 0.6], {
        label: 'Keep the subject',
        advanced: true,
      }),
      seed,
      anyFormat,
    ],
    promptTo: 'background_prompt',
    negative: true,
  }),
]

const controls: readonly MappedModel[] = [
  control('control/sketch', 'Sketch to picture'),
  control('control/structure', 'Keep the structure'),
  tool({
    path: 'control/style',
    label: 'In the style of a picture',
    task: 'draw',
    how: { prompt: 'wanted', pictures: [{ role: 'style', least: 1, most: 1, to: 'image' }] },
    fields: [
      aspect,
      numberField('strength', 'fidelity', [0, 1, 0.05, 0.5]),
      style,
      seed,
      anyFormat,
    ],
    negative: true,
  }),
  tool({
    path: 'control/style-transfer',
    label: 'Style transfer',
    task: 'restyle',
    how: {
      prompt: 'optional',
      pictures: [picture('init_image'), { role: 'style', least: 1, most: 1, to: 'style_image' }],
    },
    fields: [numberField('strength', 'style_strength', [0, 1, 0.05, 1]), seed, anyFormat],
    negative: true,
  }),
]

const upscales: readonly MappedModel[] = [
  tool({
    path: 'upscale/fast',
    label: 'Fast upscale',
    task: 'upscale',
    how: { prompt: 'none', pictures: [picture()] },
    fields: [anyFormat],
  }),
  tool({
    path: 'upscale/conservative',
    label: 'Conservative upscale',
    task: 'upscale',
    how: { prompt: 'wanted', pictures: [picture()] },
    fields: [creativity(0.2, 0.5, 0.35), seed, anyFormat],
    negative: true,
  }),
  tool({
    path: 'upscale/creative',
    label: 'Creative upscale',
    task: 'upscale',
    how: { prompt: 'wanted', pictures: [picture()] },
    fields: [creativity(0.1, 0.5, 0.3), style, seed, anyFormat],
    negative: true,
  }),
]

export const stabilityModels: readonly MappedModel[] = [
  ...drawing,
  ...edits,
  ...controls,
  ...upscales,
]
