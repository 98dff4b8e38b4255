import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { addedModels } from '../../mapped-model-list.ts'
import { createImages } from './fal.image.ts'
import { createStems } from './fal.stems.ts'
import { createVideos } from './fal.video.ts'

export const falBaseUrl = 'https://queue.fal.run'

export const fal = defineEngine({
  id: 'fal',
  label: 'fal',
  kinds: ['image', 'video', 'stems'],
  settings: z.object({
    baseUrl: z.url().default(falBaseUrl).describe('Address of the queue'),
    apiKey: z.string().default('').describe('Key, such as id:secret'),
    models: addedModels.describe('More models, as a JSON list; see docs/operating/gateways.md'),
  }),
  create: (settings) => ({
    image: createImages(settings),
    video: createVideos(settings),
    stems: createStems(settings),
  }),
})
