// An engine that lists the models that a test names and makes what it says at once.
import type { ImageModelDeclaration } from '@atelier/contract/model-declaration'
import { defineEngine } from '@atelier/engines/engine'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import type { ImageEngine, ImageRequest, ListedImageModel } from '@atelier/engines/kinds/image'
import { z } from 'zod'

/** Models of each kind, as engines declare them: Midjourney goes on from its own works, others are given the picture. */
export const listedModels: ListedImageModel[] = [
  {
    name: 'mj-7',
    label: 'Midjourney 7',
    type: 'midjourney',
    declaration: {
      tasks: {
        draw: { prompt: 'wanted', inputs: [{ role: 'reference', least: 0, most: 2 }] },
        upscale: { prompt: 'none', inputs: [] },
        vary: { prompt: 'optional', inputs: [] },
        reroll: { prompt: 'none', inputs: [] },
        blend: { prompt: 'none', inputs: [{ role: 'reference', least: 2, most: 5 }] },
        describe: { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
        edit: {
          prompt: 'wanted',
          inputs: [
            { role: 'source', least: 1, most: 1 },
            { role: 'mask', least: 0, most: 1 },
          ],
        },
      },
      fields: [
        {
          name: 'aspect',
          kind: 'aspect',
          options: ['1:1', '16:9'],
          fallback: '1:1',
          tasks: ['draw'],
        },
        {
          name: 'stylize',
          kind: 'number',
          min: 0,
          max: 1000,
          step: 1,
          fallback: 100,
          tasks: ['draw'],
        },
        { name: 'raw', kind: 'flag', fallback: false, tasks: ['draw'] },
        {
          name: 'speed',
          kind: 'choice',
          fallback: 'auto',
          options: ['auto', 'relax', 'fast', 'turbo'],
        },
      ],
      mostResults: 1,
      promptLimit: 100,
      negativePrompt: true,
    },
  },
  {
    name: 'mj-6',
    label: 'Midjourney 6',
    type: 'midjourney',
    declaration: drawing({ negativePrompt: false }),
  },
  { name: 'big', label: 'Big', type: 'draw', declaration: drawing({ mostResults: 4 }) },
  {
    name: 'sd_xl_base',
    label: 'SDXL base',
    type: 'square',
    description: 'A photo model',
    declaration: drawing({}),
  },
  { name: 'anime-v1-5', label: 'Anime', type: 'square', declaration: drawing({}) },
  { name: 'sd3.5-large', label: 'SD 3.5', type: 'sd3', declaration: drawing({}) },
  {
    name: 'cutter',
    label: 'Cutter',
    type: 'tool',
    declaration: {
      tasks: {
        'remove-background': { prompt: 'none', inputs: [{ role: 'source', least: 1, most: 1 }] },
      },
      fields: [],
      mostResults: 1,
      promptLimit: 100,
      negativePrompt: false,
    },
  },
]

function drawing(differences: Partial<ImageModelDeclaration>): ImageModelDeclaration {
  return {
    tasks: {
      draw: { prompt: 'wanted', inputs: [] },
      edit: { prompt: 'wanted', inputs: [{ role: 'source', least: 1, most: 1 }] },
    },
    fields: [
      { name: 'steps', kind: 'number', min: 1, max: 50, step: 1, fallback: 20 },
      { name: 'seed', kind: 'seed', max: 100 },
    ],
    mostResults: 1,
    promptLimit: 100,
    negativePrompt: true,
    ...differences,
  }
}

export type ListingEngine = {
  engine: ReturnType<typeof defineEngine>
  readonly requests: ImageRequest[]
}

/** `failing` refuses to list its models. */
export function createListingEngine({
  id = 'scripted-image',
  models = listedModels,
  picture = new Uint8Array(),
  failing = '',
  chat,
}: {
  id?: string
  models?: ListedImageModel[]
  picture?: Uint8Array
  failing?: string
  chat?: ChatEngine
} = {}): ListingEngine {
  const requests: ImageRequest[] = []
  const image: ImageEngine = {
    async listModels() {
      if (failing) throw new Error(failing)
      return models
    },
    textsOf: (model, locale) =>
      model === 'big' && locale === 'zh-TW' ? { label: '大圖' } : undefined,
    async submit(request) {
      requests.push(request)
      return { outcome: { pictures: [{ data: picture }], texts: [] } }
    },
    async check() {
      throw new Error('everything was done at once')
    },
  }
  return {
    requests,
    engine: defineEngine({
      id,
      label: id,
      kinds: chat ? ['chat', 'image'] : ['image'],
      settings: z.object({}),
      create: () => ({ image, ...(chat ? { chat } : {}) }),
    }),
  }
}
