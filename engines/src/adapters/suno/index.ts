import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { dialectNames } from './suno.dialects.ts'
import { createMusic } from './suno.music.ts'
import { createStems } from './suno.stems.ts'
import { sunoapiOrg } from './sunoapi-org.ts'

export const sunoBaseUrl = sunoapiOrg.usualBaseUrl

export const suno = defineEngine({
  id: 'suno',
  label: 'Suno',
  kinds: ['music', 'stems'],
  settings: z.object({
    baseUrl: z
      .url()
      .default(sunoBaseUrl)
      .describe('Address of the vendor, the gateway or the server of your own'),
    apiKey: z
      .string()
      .default('')
      .describe(
        'Key; empty for a server that asks for none; for gcui a cookie of Suno may stand here',
      ),
    dialect: z
      .enum(dialectNames)
      .default('sunoapi.org')
      .describe(
        'What is spoken there: sunoapi.org (kie.ai too); new-api for gateways; gcui for gcui-art/suno-api; suno-api for SunoAI-API/Suno-API',
      ),
    callbackUrl: z
      .union([z.literal(''), z.url()])
      .default('')
      .describe(
        'Where sunoapi.org reports to: it insists on an address, but nothing needs to answer there. Empty: its own',
      ),
    models: z
      .string()
      .default('')
      .describe('Versions of Suno to offer, commas between; empty: those that are known'),
  }),
  create: (settings) => {
    const stems = createStems(settings)
    return { music: createMusic(settings), ...(stems ? { stems } : {}) }
  },
})
