import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { type DialectName, dialectNames, dialects } from './suno.dialects.ts'
import { createMusic } from './suno.music.ts'
import { createStems } from './suno.stems.ts'

export const sunoBaseUrl = dialects['sunoapi.org'].defaultBaseUrl

const defaultBaseUrl = (name: DialectName): string => dialects[name].defaultBaseUrl

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
        [
          'What is spoken there: sunoapi.org (kie.ai too, at https://api.kie.ai)',
          `new-api for gateways (${defaultBaseUrl('new-api')})`,
          `gcui for gcui-art/suno-api (${defaultBaseUrl('gcui')})`,
          `suno-api for SunoAI-API/Suno-API (${defaultBaseUrl('suno-api')})`,
        ].join('; '),
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
