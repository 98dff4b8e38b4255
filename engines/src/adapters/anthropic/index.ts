import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createChat } from './anthropic.chat.ts'

export const anthropicBaseUrl = 'https://api.anthropic.com'

export const anthropic = defineEngine({
  id: 'anthropic',
  label: 'Anthropic',
  kinds: ['chat'],
  settings: z.object({
    baseUrl: z.url().default(anthropicBaseUrl).describe('Address, without /v1'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ chat: createChat(settings) }),
})
