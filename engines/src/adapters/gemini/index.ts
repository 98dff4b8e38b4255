import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createChat } from './gemini.chat.ts'
import { createImages } from './gemini.image.ts'

export const geminiBaseUrl = 'https://generativelanguage.googleapis.com'

export const gemini = defineEngine({
  id: 'gemini',
  label: 'Google Gemini',
  kinds: ['chat', 'image'],
  settings: z.object({
    baseUrl: z.url().default(geminiBaseUrl).describe('Address, without /v1beta'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({ chat: createChat(settings), image: createImages(settings) }),
})
