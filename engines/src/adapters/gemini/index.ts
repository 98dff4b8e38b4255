import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createChat } from './gemini.chat.ts'
import { createEmbedding } from './gemini.embedding.ts'
import { createImages } from './gemini.image.ts'
import { createSpeech } from './gemini.speech.ts'
import { createTranscription } from './gemini.transcription.ts'
import { createVideos } from './gemini.video.ts'

export const geminiBaseUrl = 'https://generativelanguage.googleapis.com'

export const gemini = defineEngine({
  id: 'gemini',
  label: 'Google Gemini',
  kinds: ['chat', 'image', 'video'],
  settings: z.object({
    baseUrl: z.url().default(geminiBaseUrl).describe('Address, without /v1beta'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: (settings) => ({
    chat: createChat(settings),
    image: createImages(settings),
    video: createVideos(settings),
    embedding: createEmbedding(settings),
    speech: createSpeech(settings),
    transcription: createTranscription(settings),
  }),
})
