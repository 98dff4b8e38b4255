import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createImage } from './midjourney-proxy.image.ts'
import { createVideos } from './midjourney-proxy.video.ts'
import { versionList } from './versions.ts'

export const midjourneyProxyBaseUrl = 'http://127.0.0.1:8080/mj'

export const midjourneyProxy = defineEngine({
  id: 'midjourney-proxy',
  label: 'midjourney-proxy',
  kinds: ['image', 'video'],
  settings: z.object({
    baseUrl: z
      .url()
      .default(midjourneyProxyBaseUrl)
      .describe('Address, with or without /mj at its end; of either line of it, or of a gateway'),
    apiKey: z.string().default('').describe('Secret; empty for a server that asks for none'),
    auth: z
      .enum(['mj-api-secret', 'bearer'])
      .default('mj-api-secret')
      .describe('How the secret is sent: mj-api-secret, or bearer for gateways'),
    line: z
      .enum(['auto', 'novicezk', 'trueai'])
      .default('auto')
      .describe('Line of the software: auto asks the server; else novicezk or trueai'),
    versions: versionList
      .default('7, 6.1, 6, 5.2, niji 6, niji 5')
      .describe('Versions of Midjourney to offer, commas between, such as 7, 6.1, niji 6'),
  }),
  create: (settings) => ({ image: createImage(settings), video: createVideos(settings) }),
})
