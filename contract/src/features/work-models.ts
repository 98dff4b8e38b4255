import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { purses } from '../ledger-terms.ts'
import type { ImageModelDeclaration } from '../model-declaration.ts'
import { type ImageTask, imageTasks } from '../work-terms.ts'
import { workType } from './works.ts'

/** A model that makes works. */
export const workModel = z.object({
  /** Name it as `modelId`. */
  id: z.number().int(),
  name: z.string(),
  engine: z.string(),
  /** The connection's name, such as OpenAI. */
  provider: z.string(),
  /** Made by our own code, not a model. */
  builtin: z.boolean(),
  description: z.string(),
  type: workType,
  /** What it takes: the form, the check of the input and the price follow from it. */
  declaration: z.custom<ImageModelDeclaration>(),
  isDefault: z.boolean(),
  /** What it costs whoever asks, by task, factors included. */
  price: z.partialRecord(
    z.enum(imageTasks),
    z.object({ perCall: z.number(), perImage: z.number() }),
  ) as z.ZodType<{ [Task in ImageTask]?: { perCall: number; perImage: number } }>,
  purse: z.enum(purses),
  vipOnly: z.boolean(),
  tags: z.array(z.string()),
})
export type WorkModel = z.infer<typeof workModel>

export const workModels = {
  list: defineEndpoint({
    method: 'GET',
    path: '/works/models',
    access: 'public',
    summary: 'The models that this site offers for a kind of works, the default one first.',
    input: z.object({ type: workType.optional() }),
    reply: z.array(workModel),
  }),
}
