import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createBalanceReader } from './openai-compatible.balance.ts'
import { createChat } from './openai-compatible.chat.ts'

export const openAiCompatible = defineEngine({
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  kinds: ['chat'],
  settings: z.object({
    baseUrl: z
      .url()
      .describe('Address up to and including the version, such as https://api.openai.com/v1'),
    apiKey: z.string().default('').describe('Key; empty for a server that asks for none'),
  }),
  create: (settings) => ({ chat: createChat(settings), balance: createBalanceReader(settings) }),
})
