import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createVideos } from './luma.video.ts'

export const lumaBaseUrl = 'https://api.lumalabs.ai/dream-machine/v1'

export const luma = defineEngine({
  id: 'luma',
  label: 'Luma Dream Machine',
  kinds: ['video'],
  settings: z.object({
    baseUrl: z.url().default(lumaBaseUrl).describe('Address, such as …/dream-machine/v1'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ video: createVideos(settings) }),
})
