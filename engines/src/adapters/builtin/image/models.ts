// What the built-in painter declares. A field stands here only if it changes the picture.
import type {
  ImageModelDeclaration,
  ModelField,
  TaskDeclaration,
} from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import type { ListedImageModel } from '../../../kinds/image.ts'
import { painterNames, studios } from './presets.ts'
import { formats } from './tools/file-tools.ts'
import { positions } from './tools/watermark.ts'
import { styles } from './words/manner-words.ts'

const builtinNote =
  'Built-in: painted by rules from the words of the prompt, not by a model. Needs no key.'
const aspects = ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4', '2:3', '9:16'] as const
const seedMax = 4_294_967_295

type Range = readonly [min: number, max: number, step: number, fallback: number]

const number = (
  name: string,
  [min, max, step, fallback]: Range,
  tasks: readonly ImageTask[],
  label?: string,
): ModelField => ({
  kind: 'number',
  name,
  min,
  max,
  step,
  fallback,
  tasks,
  ...(label ? { label } : {}),
})
const choice = (
  name: string,
  options: readonly string[],
  fallback: string,
  tasks: readonly ImageTask[],
  label?: string,
): ModelField => ({
  kind: 'choice',
  name,
  options,
  fallback,
  tasks,
  ...(label ? { label } : {}),
})
const seed = (tasks: readonly ImageTask[]): ModelField => ({
  kind: 'seed',
  name: 'seed',
  max: seedMax,
  tasks,
})
const aspect = (tasks: readonly ImageTask[]): ModelField => ({
  kind: 'aspect',
  name: 'aspect',
  options: aspects,
  fallback: '1:1',
  tasks,
})

const source = { role: 'source', least: 1, most: 1 } as const
const mask = { role: 'mask', least: 1, most: 1 } as const
const follow = (prompt: TaskDeclaration['prompt'] = 'none'): TaskDeclaration => ({
  prompt,
  pictures: [],
})

const drawTask: TaskDeclaration = {
  prompt: 'wanted',
  pictures: [
    { role: 'reference', least: 0, most: 4 },
    { role: 'source', least: 0, most: 1 },
  ],
}
const editTask: TaskDeclaration = {
  prompt: 'wanted',
  pictures: [source, { ...mask, least: 0 }, { role: 'reference', least: 0, most: 4 }],
}
const words = { promptLimit: 4000, negativePrompt: true } as const
const style = (tasks: readonly ImageTask[]): ModelField =>
  choice('style', ['auto', ...styles], 'auto', tasks)
const quality = (tasks: readonly ImageTask[]): ModelField =>
  choice('quality', ['standard', 'high'], 'standard', tasks)
const strength = (tasks: readonly ImageTask[]): ModelField =>
  number('strength', [0.05, 1, 0.05, 0.6], tasks)
const variant = choice('variant', ['subtle', 'strong'], 'subtle', ['vary'])
const zoom = number('zoom', [1.1, 2, 0.1, 2], ['zoom'])
const direction = choice('direction', ['left', 'right', 'up', 'down'], 'right', ['pan'])

const draw: ImageModelDeclaration = {
  tasks: {
    draw: drawTask,
    edit: editTask,
    vary: follow('optional'),
    reroll: follow(),
    upscale: follow(),
    zoom: follow('optional'),
    pan: follow('optional'),
    blend: { prompt: 'none', pictures: [{ role: 'reference', least: 2, most: 5 }] },
    describe: { prompt: 'none', pictures: [source] },
    shorten: follow('wanted'),
  },
  fields: [
    aspect(['draw', 'blend']),
    style(['draw', 'edit']),
    quality(['draw', 'edit']),
    strength(['draw', 'edit']),
    number('stylize', [0, 1000, 1, 100], ['draw']),
    seed(['draw', 'edit', 'vary', 'reroll', 'blend']),
    variant,
    zoom,
    direction,
  ],
  mostPictures: 4,
  ...words,
}

const midjourney: ImageModelDeclaration = {
  tasks: {
    draw: { prompt: 'wanted', pictures: [{ role: 'reference', least: 0, most: 5 }] },
    edit: editTask,
    vary: follow('optional'),
    reroll: follow(),
    upscale: follow(),
    zoom: follow('optional'),
    pan: follow('optional'),
    blend: { prompt: 'none', pictures: [{ role: 'reference', least: 2, most: 5 }] },
    describe: { prompt: 'none', pictures: [source] },
    shorten: follow('wanted'),
  },
  fields: [
    aspect(['draw']),
    number('stylize', [0, 1000, 1, 100], ['draw']),
    number('chaos', [0, 100, 1, 0], ['draw']),
    number('weird', [0, 3000, 1, 0], ['draw']),
    style(['draw', 'edit']),
    seed(['draw', 'edit', 'vary', 'reroll', 'blend']),
    { kind: 'flag', name: 'raw', fallback: false, tasks: ['draw'] },
    { kind: 'flag', name: 'tile', fallback: false, tasks: ['draw'] },
    { ...number('imageWeight', [0, 3, 0.25, 1], ['draw'], 'Image weight'), advanced: true },
    strength(['edit']),
    choice('variant', ['subtle', 'creative'], 'subtle', ['upscale']),
    variant,
    zoom,
    direction,
    choice('dimensions', ['square', 'portrait', 'landscape'], 'square', ['blend']),
  ],
  mostPictures: 1,
  ...words,
}

const sd3: ImageModelDeclaration = {
  tasks: { draw: { prompt: 'wanted', pictures: [] }, edit: editTask },
  fields: [
    aspect(['draw']),
    style(['draw', 'edit']),
    strength(['edit']),
    quality(['draw']),
    seed(['draw', 'edit']),
  ],
  mostPictures: 4,
  ...words,
}

const studio: ImageModelDeclaration = {
  tasks: {
    draw: { prompt: 'wanted', pictures: [{ role: 'reference', least: 0, most: 2 }] },
    edit: editTask,
  },
  fields: [aspect(['draw']), quality(['draw']), strength(['edit']), seed(['draw', 'edit'])],
  mostPictures: 4,
  ...words,
}

const one: TaskDeclaration = { prompt: 'none', pictures: [source] }

const restyles = [
  'oil',
  'watercolour',
  'sketch',
  'pixel',
  'ink',
  'mosaic',
  'poster',
  'neon',
  'impressionist',
  'line-art',
  'low-poly',
  'stained-glass',
  'paper-cut',
  'woodblock',
  'blueprint',
] as const

const tools: ImageModelDeclaration = {
  tasks: {
    upscale: one,
    'remove-background': one,
    outpaint: one,
    erase: { prompt: 'none', pictures: [source, mask] },
    restyle: { prompt: 'none', pictures: [source] },
    describe: one,
    convert: one,
    compress: one,
    watermark: one,
    slice: one,
  },
  fields: [
    choice('scale', ['2', '4'], '2', ['upscale']),
    ...(['left', 'right', 'up', 'down'] as const).map((side) =>
      number(side, [0, 2048, 8, 256], ['outpaint'], side),
    ),
    choice('style', restyles, 'oil', ['restyle']),
    number('strength', [0.1, 1, 0.05, 1], ['restyle']),
    seed(['outpaint', 'erase', 'restyle']),
    choice('format', formats, 'png', ['convert']),
    choice('format', ['auto', ...formats], 'auto', ['compress']),
    number('quality', [10, 100, 1, 85], ['convert']),
    number('quality', [10, 100, 1, 75], ['compress']),
    number('longestSide', [0, 4096, 1, 0], ['compress'], 'Longest side (0: as it is)'),
    { kind: 'text', name: 'text', label: 'Text', max: 120, tasks: ['watermark'] },
    choice('position', positions, 'bottom-right', ['watermark'], 'Position'),
    number('opacity', [0.05, 1, 0.05, 0.6], ['watermark'], 'Opacity'),
    number('textSize', [1, 20, 0.5, 4], ['watermark'], 'Text size (% of the shorter side)'),
    choice('colour', ['white', 'black'], 'white', ['watermark'], 'Colour'),
    number('rows', [1, 10, 1, 2], ['slice'], 'Rows'),
    number('columns', [1, 10, 1, 2], ['slice'], 'Columns'),
  ],
  mostPictures: 1,
  promptLimit: 4000,
  negativePrompt: false,
}

export const builtinImageModels: readonly ListedImageModel[] = [
  {
    name: painterNames.draw,
    label: 'Atelier Painter',
    description: builtinNote,
    type: 'draw',
    declaration: draw,
  },
  {
    name: painterNames.midjourney,
    label: 'Atelier Painter',
    description: `${builtinNote} Four at once.`,
    type: 'midjourney',
    declaration: midjourney,
  },
  {
    name: painterNames.sd3,
    label: 'Atelier Painter',
    description: builtinNote,
    type: 'sd3',
    declaration: sd3,
  },
  ...studios.map(
    ({ name, label, description }): ListedImageModel => ({
      name,
      label,
      description,
      type: 'square',
      declaration: studio,
    }),
  ),
  {
    name: painterNames.tool,
    label: 'Atelier Tools',
    description: 'Built-in: exact changes of pictures, without a model.',
    type: 'tool',
    declaration: tools,
  },
]
