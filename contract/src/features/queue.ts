import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../primitives.ts'
import { imageTasks, pictureRoles } from '../work-terms.ts'

const picture = z.intersection(
  z.object({ role: z.enum(pictureRoles) }),
  z.union([z.object({ upload: z.string().max(100) }), z.object({ file: z.string().max(100) })]),
)

/** What is asked of a model. */
export const wish = z.object({
  modelId: id,
  task: z.enum(imageTasks).default('draw'),
  prompt: z.string().max(20_000).default(''),
  negativePrompt: z.string().max(20_000).default(''),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  pictures: z.array(picture).max(20).default([]),
  count: z.coerce.number().int().min(1).max(100).default(1),
  /** The work it goes on from, and which picture of that (from 0). */
  parent: z.object({ id, index: z.number().int().min(0).default(0) }).optional(),
})

const queued = z.union([z.object({ id }), z.object({ ids: z.array(id) })])

const failures = [
  'models.not_found',
  'models.vip_only',
  'works.not_found',
  'works.picture_gone',
  'works.too_many',
  'credits.short',
] as const

export const queue = {
  draw: defineEndpoint({
    method: 'POST',
    path: '/queue/sdxlCreate',
    access: 'caller',
    summary: 'Queues a drawing by any model of the draw page.',
    input: wish,
    reply: queued,
    failures: [...failures],
  }),
  drawSd3: defineEndpoint({
    method: 'POST',
    path: '/queue/sdCreate',
    access: 'caller',
    summary: 'Queues a drawing by a model of the SD3 page.',
    input: wish,
    reply: queued,
    failures: [...failures],
  }),
}
