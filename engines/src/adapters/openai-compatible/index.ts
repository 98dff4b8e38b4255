import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createBalanceReader } from './openai-compatible.balance.ts'
import { createChat } from './openai-compatible.chat.ts'
import { createEmbedding } from './openai-compatible.embedding.ts'
import { createImages } from './openai-compatible.image.ts'
import { createModeration } from './openai-compatible.moderation.ts'
import { createSpeech } from './openai-compatible.speech.ts'
import { createTranscription } from './openai-compatible.transcription.ts'
import { presetFor } from './presets.ts'
import { embeddingOfferOf, speechOfferOf, transcriptionOfferOf } from './voice-offers.ts'

export const openAiCompatible = defineEngine({
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  kinds: ['chat', 'image'],
  settings: z.object({
    baseUrl: z
      .url()
      .describe('Address up to and including the version, such as https://api.openai.com/v1'),
    apiKey: z.string().default('').describe('Key; empty for a server that asks for none'),
  }),
  create(settings, vendor) {
    const preset = presetFor(settings.baseUrl, vendor)
    const embedding = embeddingOfferOf(preset)
    const speech = speechOfferOf(preset)
    const transcription = transcriptionOfferOf(preset)
    return {
      chat: createChat(settings, preset),
      image: createImages(settings, preset),
      balance: createBalanceReader(settings, preset),
      moderation: createModeration(settings),
      ...(embedding ? { embedding: createEmbedding(settings, embedding) } : {}),
      ...(speech ? { speech: createSpeech(settings, speech) } : {}),
      ...(transcription ? { transcription: createTranscription(settings, transcription) } : {}),
    }
  },
})
