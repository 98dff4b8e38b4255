import type { ImageField, ImageTaskDeclaration } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import type { ListedImageModel } from '../../../../kinds/image.ts'
import { ownModelTexts } from '../model-texts.ts'
import { fileFormats, markPositions, restyleNames } from './tool-choices.ts'

const one: ImageTaskDeclaration = {
  prompt: 'none',
  inputs: [{ role: 'source', least: 1, most: 1 }],
}
const masked: ImageTaskDeclaration = {
  prompt: 'none',
  inputs: [
    { role: 'source', least: 1, most: 1 },
    { role: 'mask', least: 1, most: 1 },
  ],
}

const choice = (
  task: ImageTask,
  name: string,
  options: readonly string[],
  fallback: string,
): ImageField => ({ kind: 'choice', name, tasks: [task], options, fallback })

type Range = readonly [min: number, max: number, step: number, fallback: number]
const number = (
  task: ImageTask,
  name: string,
  [min, max, step, fallback]: Range,
  label?: string,
): ImageField => ({
  kind: 'number',
  name,
  tasks: [task],
  min,
  max,
  step,
  fallback,
  ...(label ? { label } : {}),
})

const side = (name: string, fallback: number) => number('outpaint', name, [0, 1024, 1, fallback])

const fields: ImageField[] = [
  choice('upscale', 'scale', ['2', '4'], '2'),
  number('upscale', 'detail', [0, 1, 0.05, 0.6], 'Sharpness'),
  choice('remove-background', 'background', ['transparent', 'white', 'black'], 'transparent'),
  choice(
    'outpaint',
    'ratio',
    ['none', '1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16', '21:9'],
    'none',
  ),
  side('left', 256),
  side('right', 256),
  side('up', 0),
  side('down', 0),
  choice('restyle', 'style', restyleNames, 'oil'),
  number('restyle', 'strength', [0, 1, 0.05, 0.6]),
  number('slice', 'rows', [1, 5, 1, 2], 'Rows'),
  number('slice', 'columns', [1, 5, 1, 2], 'Columns'),
  choice('convert', 'format', fileFormats, 'png'),
  number('convert', 'quality', [1, 100, 1, 90]),
  choice('compress', 'format', ['auto', 'jpeg', 'webp', 'avif'], 'auto'),
  number('compress', 'quality', [1, 100, 1, 75]),
  number('compress', 'kilobytes', [0, 20_000, 1, 0], 'At most kilobytes'),
  number('compress', 'longestSide', [64, 4096, 1, 4096], 'Longest side'),
  { kind: 'text', name: 'text', label: 'Text', tasks: ['watermark'], max: 120, required: true },
  choice('watermark', 'position', markPositions, 'bottom-right'),
  number('watermark', 'opacity', [0.05, 1, 0.05, 0.6], 'Opacity'),
  number('watermark', 'textSize', [1, 30, 0.5, 5]),
  choice('watermark', 'colour', ['light', 'dark'], 'light'),
]

export const toolModels: ListedImageModel[] = [
  {
    name: 'tools',
    ...ownModelTexts('tools', 'en-US'),
    type: 'tool',
    declaration: {
      tasks: {
        upscale: one,
        'remove-background': one,
        outpaint: one,
        erase: masked,
        restyle: one,
        describe: one,
        slice: one,
        convert: one,
        compress: one,
        watermark: one,
      },
      fields,
      mostResults: 1,
      promptLimit: 1000,
      negativePrompt: false,
      tags: [],
    },
  },
]
