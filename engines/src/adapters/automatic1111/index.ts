import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createImage } from './automatic1111.image.ts'

export const automatic1111BaseUrl = 'http://127.0.0.1:7860'

export const automatic1111 = defineEngine({
  id: 'automatic1111',
  label: 'AUTOMATIC1111 WebUI',
  kinds: ['image'],
  settings: z.object({
    baseUrl: z
      .url()
      .default(automatic1111BaseUrl)
      .describe('Address of a WebUI that was started with --api'),
    username: z.string().default('').describe('Name given to --api-auth; empty for none'),
    password: z.string().default('').describe('Password given to --api-auth'),
  }),
  create: (settings) => ({ image: createImage(settings) }),
})
