import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createImages } from './flux.image.ts'

export const fluxBaseUrl = 'https://api.bfl.ai'

export const flux = defineEngine({
  id: 'flux',
  label: 'Black Forest Labs FLUX',
  kinds: ['image'],
  settings: z.object({
    baseUrl: z.url().default(fluxBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ image: createImages(settings) }),
})
