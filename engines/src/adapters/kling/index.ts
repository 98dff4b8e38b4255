import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createVideos } from './kling.video.ts'

export const klingBaseUrl = 'https://api-singapore.klingai.com'

export const kling = defineEngine({
  id: 'kling',
  label: 'Kling AI',
  kinds: ['video'],
  settings: z.object({
    baseUrl: z.url().default(klingBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Key; the access key where there is a secret'),
    secretKey: z.string().default('').describe('Secret of an access key, where there is one'),
  }),
  create: (settings) => ({ video: createVideos(settings) }),
})
