// What Stability AI does with pictures that are there.
import type { ImageTask } from '@atelier/contract/work-terms'
import { choiceField, numberField } from '../../mapped-fields.ts'
import type { MappedField, MappedModel, MappedSlot, MappedTask } from '../../mapped-model.ts'
import {
  anyFormat,
  aspect,
  format,
  picture,
  promptLimit,
  root,
  seed,
  style,
} from './stability-fields.ts'

const growMask = (max: number, fallback: number) =>
  numberField('growMask', 'grow_mask', [0, max, 1, fallback], {
    label: 'Grow mask',
    advanced: true,
  })
const creativity = (min: number, max: number, fallback: number) =>
  numberField('creativity', 'creativity', [min, max, 0.05, fallback], { label: 'Creativity' })
/** The vendor's names of two sides are others. */
const sides = { Left: 'left', Right: 'right', Top: 'up', Bottom: 'down' }

const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask' }

type Tool = {
  path: string
  label: string
  task: ImageTask
  how: Pick<MappedTask, 'prompt' | 'inputs'>
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
    how: { prompt: 'wanted', inputs: [picture()] },
    fields: [
      numberField('strength', 'control_strength', [0, 1, 0.05, 0.7]),
      style,
      seed,
      anyFormat,
    ],
    negative: true,
  })

const edits: readonly MappedModel[] = [
  tool({
    path: 'edit/erase',
    label: 'Erase',
    task: 'erase',
    how: { prompt: 'none', inputs: [picture(), mask] },
    fields: [growMask(20, 5), seed, anyFormat],
  }),
  tool({
    path: 'edit/inpaint',
    label: 'Inpaint',
    task: 'edit',
    how: { prompt: 'wanted', inputs: [picture(), mask] },
    fields: [style, growMask(100, 5), seed, anyFormat],
    negative: true,
  }),
  tool({
    path: 'edit/outpaint',
    label: 'Outpaint',
    task: 'outpaint',
    how: { prompt: 'optional', inputs: [picture()] },
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
    how: { prompt: 'wanted', inputs: [picture()] },
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
    how: { prompt: 'none', inputs: [picture()] },
    fields: [format('png', 'webp')],
  }),
  tool({
    path: 'edit/replace-background-and-relight',
    label: 'Replace background and relight',
    task: 'edit',
    how: {
      prompt: 'wanted',
      inputs: [
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
    how: { prompt: 'wanted', inputs: [{ role: 'style', least: 1, most: 1, to: 'image' }] },
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
      inputs: [picture('init_image'), { role: 'style', least: 1, most: 1, to: 'style_image' }],
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
    how: { prompt: 'none', inputs: [picture()] },
    fields: [anyFormat],
  }),
  tool({
    path: 'upscale/conservative',
    label: 'Conservative upscale',
    task: 'upscale',
    how: { prompt: 'wanted', inputs: [picture()] },
    fields: [creativity(0.2, 0.5, 0.35), seed, anyFormat],
    negative: true,
  }),
  tool({
    path: 'upscale/creative',
    label: 'Creative upscale',
    task: 'upscale',
    how: { prompt: 'wanted', inputs: [picture()] },
    fields: [creativity(0.1, 0.5, 0.3), style, seed, anyFormat],
    negative: true,
  }),
]

export const stabilityTools: readonly MappedModel[] = [...edits, ...controls, ...upscales]
