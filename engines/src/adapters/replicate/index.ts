import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { addedModels } from '../../mapped-model-list.ts'
import { createImages } from './replicate.image.ts'

export const replicateBaseUrl = 'https://api.replicate.com'

export const replicate = defineEngine({
  id: 'replicate',
  label: 'Replicate',
  kinds: ['image'],
  settings: z.object({
    baseUrl: z.url().default(replicateBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Token'),
    models: addedModels.describe('More models, as a JSON list; see docs/operating/gateways.md'),
  }),
  create: (settings) => ({ image: createImages(settings) }),
})
