// What each version of Midjourney takes, and what each line of the proxy passes on of it.
import type { ImageField, ImageModelDeclaration } from '@atelier/contract/model-declaration'
import { continuingFields } from '../../continuing-fields.ts'
import type { ListedImageModel } from '../../kinds/image.ts'
import { speedField } from './speed.ts'
import { modelName, type Version } from './versions.ts'

/** The lines of the software: the first knows fewer tasks, and no addresses for speeds. */
export type Line = 'novicezk' | 'trueai'

const aspects = [
  '1:1',
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '5:4',
  '4:5',
  '2:1',
  '1:2',
  '21:9',
] as const

export function listMidjourneyModels(versions: readonly Version[], line: Line): ListedImageModel[] {
  return versions.map((version) => ({
    name: modelName(version),
    label: version.niji ? `Niji ${version.text}` : `Midjourney ${version.text}`,
    type: 'midjourney',
    declaration: {
      tasks:
        line === 'trueai'
          ? { ...basicTasks(version, line), ...trueAiTasks }
          : basicTasks(version, line),
      fields: [...drawingFields(version, line), ...(line === 'trueai' ? trueAiFields : [])],
      mostResults: 1,
      promptLimit: 4000,
      negativePrompt: true,
    },
  }))
}

type Tasks = ImageModelDeclaration['tasks']

const basicTasks = (version: Version, line: Line): Tasks => ({
  draw: {
    prompt: 'wanted',
    inputs: [
      { role: 'reference', least: 0, most: 5 },
      ...(line === 'trueai' && takesStyles(version)
        ? [{ role: 'style' as const, least: 0, most: 3 }]
        : []),
    ],
  },
  vary: { prompt: line === 'trueai' ? 'optional' : 'none', inputs: [] },
  reroll: { prompt: 'none', inputs: [] },
  upscale: { prompt: 'none', inputs: [] },
  blend: { prompt: 'none', inputs: [{ role: 'reference', least: 2, most: 5 }] },
  describe: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
})

const trueAiTasks: Tasks = {
  zoom: { prompt: 'optional', inputs: [] },
  pan: { prompt: 'optional', inputs: [] },
  shorten: { prompt: 'wanted', inputs: [] },
  edit: {
    prompt: 'wanted',
    inputs: [
      { role: 'source', least: 1, most: 1 },
      { role: 'mask', least: 0, most: 1 },
    ],
  },
  restyle: { prompt: 'wanted', inputs: [{ role: 'source', least: 1, most: 1 }] },
}

const isAtLeast = ({ niji, number }: Version, plain: number, ofNiji: number) =>
  number >= (niji ? ofNiji : plain)

export const takesStyles = (version: Version): boolean => isAtLeast(version, 6, 6)

/** The flag that makes a reference picture the one of a character. */
export const characterFlag = (version: Version): 'cref' | 'oref' | undefined => {
  if (!takesStyles(version)) return undefined
  return isAtLeast(version, 7, 7) ? 'oref' : 'cref'
}

const drawing = ['draw'] as const

function qualities(version: Version): readonly string[] {
  if (isAtLeast(version, 7, 7)) return ['1', '2', '4']
  return version.text === '6.1' ? ['0.5', '1', '2'] : ['0.25', '0.5', '1']
}

const number = (
  name: string,
  [min, max, fallback]: readonly [number, number, number],
  more: Partial<ImageField> = {},
): ImageField =>
  ({ name, kind: 'number', min, max, step: 1, fallback, tasks: drawing, ...more }) as ImageField

function drawingFields(version: Version, line: Line): ImageField[] {
  const uploads = line === 'trueai' && takesStyles(version)
  const advanced = { advanced: true }
  const character = characterFlag(version)
  return [
    { name: 'aspect', kind: 'aspect', options: aspects, fallback: '1:1', tasks: drawing },
    number('stylize', [0, 1000, 100]),
    number('chaos', [0, 100, 0]),
    number('weird', [0, 3000, 0]),
    { name: 'quality', kind: 'choice', options: qualities(version), fallback: '1', tasks: drawing },
    { name: 'seed', kind: 'seed', max: 4_294_967_295, tasks: drawing },
    { name: 'raw', kind: 'flag', fallback: false, tasks: drawing },
    { name: 'tile', kind: 'flag', fallback: false, tasks: drawing },
    number('imageWeight', [0, isAtLeast(version, 6, 6) ? 3 : 2, 1], {
      ...advanced,
      label: 'Image weight',
      step: 0.25,
    }),
    ...(uploads
      ? [number('styleWeight', [0, 1000, 100], { ...advanced, label: 'Style weight' })]
      : []),
    ...(uploads && character ? characterFields(character) : []),
    ...(isAtLeast(version, 7, 7)
      ? [number('experimental', [0, 100, 0], { ...advanced, label: 'Experimental' })]
      : []),
    ...(isAtLeast(version, 7, 99)
      ? [{ name: 'draft', kind: 'flag', fallback: false, tasks: drawing } as const]
      : []),
    {
      name: 'dimensions',
      kind: 'choice',
      options: ['square', 'portrait', 'landscape'],
      fallback: 'square',
      tasks: ['blend'],
    },
  ]
}

const characterFields = (flag: 'cref' | 'oref'): ImageField[] => [
  {
    name: 'referenceAs',
    label: 'Reference pictures',
    kind: 'choice',
    options: ['picture', 'character'],
    fallback: 'picture',
    tasks: drawing,
  },
  number('characterWeight', flag === 'oref' ? [1, 1000, 100] : [0, 100, 100], {
    advanced: true,
    label: 'Character weight',
  }),
]

const trueAiFields: readonly ImageField[] = [speedField, ...continuingFields(1)]
