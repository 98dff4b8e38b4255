// What a WebUI offers: its checkpoints to draw with, and its tools for finished pictures.
import type { ImageField, ImageModelDeclaration } from '@atelier/contract/model-declaration'
import { checkpointSide } from '../../checkpoint-size.ts'
import type { ListedImageModel } from '../../kinds/image.ts'

/** What the WebUI lists. */
export type Inventory = {
  checkpoints: readonly { title: string; model_name?: string | undefined }[]
  samplers: readonly string[]
  schedulers: readonly string[]
  upscalers: readonly string[]
}

/** The model of tools; no checkpoint has such a title, for those end with the name of a file. */
export const toolsModel = 'tools'
export const toolsLabel = 'WebUI tools'

export const listWebUiModels = (inventory: Inventory): ListedImageModel[] => [
  ...inventory.checkpoints.map(({ title, model_name: label }) => ({
    name: title,
    label: label || title,
    type: 'square' as const,
    declaration: declareCheckpoint(title, inventory),
  })),
  { name: toolsModel, label: toolsLabel, type: 'tool', declaration: declareTools(inventory) },
]

function declareCheckpoint(title: string, inventory: Inventory): ImageModelDeclaration {
  return {
    tasks: {
      draw: { prompt: 'wanted', inputs: [{ role: 'source', least: 0, most: 1 }] },
      edit: {
        prompt: 'wanted',
        inputs: [
          { role: 'source', least: 1, most: 1 },
          { role: 'mask', least: 0, most: 1 },
        ],
      },
    },
    fields: checkpointFields(checkpointSide(title), inventory),
    mostResults: 4,
    promptLimit: 10_000,
    negativePrompt: true,
  }
}

function checkpointFields(side: number, { samplers, schedulers }: Inventory): ImageField[] {
  const size = {
    kind: 'number',
    min: 64,
    max: 2048,
    step: 8,
    fallback: side,
    tasks: ['draw'],
  } as const
  return [
    { name: 'width', label: 'Width', ...size },
    { name: 'height', label: 'Height', ...size },
    { name: 'strength', kind: 'number', min: 0, max: 1, step: 0.05, fallback: 0.75 },
    { name: 'steps', kind: 'number', min: 1, max: 150, step: 1, fallback: 25 },
    { name: 'cfgScale', kind: 'number', min: 1, max: 30, step: 0.5, fallback: 7 },
    ...choice('sampler', samplers, /^DPM\+\+ 2M( Karras)?$/),
    ...choice('scheduler', schedulers, /^automatic$/i),
    { name: 'seed', kind: 'seed', max: 4_294_967_295 },
    {
      name: 'clipSkip',
      label: 'Clip skip',
      kind: 'number',
      min: 1,
      max: 12,
      step: 1,
      fallback: 1,
      advanced: true,
    },
    {
      name: 'maskBlur',
      label: 'Mask blur',
      kind: 'number',
      min: 0,
      max: 64,
      step: 1,
      fallback: 4,
      tasks: ['edit'],
      advanced: true,
    },
  ]
}

const declareTools = ({ upscalers }: Inventory): ImageModelDeclaration => ({
  tasks: {
    upscale: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
    describe: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
  },
  fields: [
    { name: 'scale', kind: 'number', min: 1, max: 4, step: 0.5, fallback: 2, tasks: ['upscale'] },
    ...choice(
      'upscaler',
      upscalers.filter((name) => name !== 'None'),
      /^R-ESRGAN 4x\+$/,
    ).map((field) => ({
      ...field,
      tasks: ['upscale'] as const,
    })),
    {
      name: 'interrogator',
      label: 'Interrogator',
      kind: 'choice',
      options: ['clip', 'deepdanbooru'],
      fallback: 'clip',
      tasks: ['describe'],
    },
  ],
  mostResults: 1,
  promptLimit: 1000,
  negativePrompt: false,
})

/** A field that offers what there is, `preferred` first; none when there is nothing. */
function choice(name: string, listed: readonly string[], preferred: RegExp): ImageField[] {
  const options = [...new Set(listed)]
  const fallback = options.find((option) => preferred.test(option)) ?? options[0]
  return fallback === undefined ? [] : [{ name, kind: 'choice', options, fallback, advanced: true }]
}
