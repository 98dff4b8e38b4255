import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createImages } from './stability.image.ts'

export const stabilityBaseUrl = 'https://api.stability.ai'

export const stability = defineEngine({
  id: 'stability',
  label: 'Stability AI',
  kinds: ['image'],
  settings: z.object({
    baseUrl: z.url().default(stabilityBaseUrl).describe('Address, without a version'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ image: createImages(settings) }),
})
