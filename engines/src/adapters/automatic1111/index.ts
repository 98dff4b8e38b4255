import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createImage } from './automatic1111.image.ts'

/** Where it listens unless told otherwise; `automatic1111Probe` tells it from another program there. */
export const automatic1111BaseUrl = 'http://127.0.0.1:7860'

/** A GET below the address that answers with JSON of this shape, at once and for nothing. */
export const automatic1111Probe = {
  path: '/sdapi/v1/sd-models',
  reply: z.array(z.object({ title: z.string() })),
}

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
