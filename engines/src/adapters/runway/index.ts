import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createStems } from './runway.stems.ts'
import { createVideos } from './runway.video.ts'

export const runwayBaseUrl = 'https://api.dev.runwayml.com'

export const runway = defineEngine({
  id: 'runway',
  label: 'Runway',
  kinds: ['video', 'stems'],
  settings: z.object({
    baseUrl: z.url().default(runwayBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ video: createVideos(settings), stems: createStems(settings) }),
})
