import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { addedModels } from '../../mapped-model-list.ts'
import { createImages } from './replicate.image.ts'
import { createStems, demucsAtReplicate } from './replicate.stems.ts'
import { createVideos } from './replicate.video.ts'

export const replicateBaseUrl = 'https://api.replicate.com'

export const replicate = defineEngine({
  id: 'replicate',
  label: 'Replicate',
  kinds: ['image', 'video', 'stems'],
  settings: z.object({
    baseUrl: z.url().default(replicateBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Token'),
    models: addedModels.describe('More models, as a JSON list; see docs/operating/gateways.md'),
    stemsModel: z
      .string()
      .regex(/^\w[\w.-]*\/\w[\w.-]*(:\w+)?$/)
      .default(demucsAtReplicate)
      .describe('Model that takes songs apart, as owner/name:version'),
  }),
  create: (settings) => ({
    image: createImages(settings),
    video: createVideos(settings),
    stems: createStems(settings),
  }),
})
