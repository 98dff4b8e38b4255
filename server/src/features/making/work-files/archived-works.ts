// Works and their files as an archive tells them.
import { fileAbout } from '@atelier/contract/features/making/works'
import { locale, timestamp } from '@atelier/contract/primitives'
import { inputRoles, workStates, workTasks, workTypes } from '@atelier/contract/work-terms'
import { z } from 'zod'

const longText = z.string().max(100_000)
const role = z.enum(inputRoles)
const fileId = z.string().min(1).max(60)

const recipe = z.object({
  prompt: longText,
  negativePrompt: longText,
  params: z
    .record(z.string().max(100), z.union([longText, z.number(), z.boolean()]))
    .refine((params) => Object.keys(params).length <= 200),
  inputs: z
    .array(z.union([z.object({ role, upload: fileId }), z.object({ role, file: fileId })]))
    .max(50),
  count: z.number().int().min(0).max(100),
  locale,
  fieldLabels: z
    .array(z.object({ name: z.string().max(200), label: z.string().max(500) }))
    .max(200),
  inheritedPrompt: longText.exactOptional(),
})

/** More than a maker says of a request. */
const words = z.array(z.string().max(200)).max(100)
const number = z.number().int().min(0).max(2_147_483_647)

export const workSchema = z.object({
  id: number,
  type: z.literal(Object.values(workTypes)),
  task: z.enum(workTasks),
  state: z.literal(Object.values(workStates)),
  model: z.string().max(500),
  builtin: z.boolean(),
  recipe,
  seed: z.number().int().nullable(),
  texts: z.array(longText).max(100),
  tiles: z.number().int().min(1).max(16),
  /** Archives of earlier versions say nothing of it. */
  understood: z
    .object({ known: words, unknown: words, leftOut: words })
    .nullable()
    .catch(null)
    .default(null),
  parentId: number.nullable(),
  parentIndex: z.number().int().min(0).max(1000).nullable(),
  batchId: number.nullable(),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
})
export type ArchivedWork = z.output<typeof workSchema>

/** Words of a song and when they are sung: far more than any has. */
const maxAbout = 500_000

export const fileSchema = z.object({
  id: fileId,
  workId: number,
  position: z.number().int().min(0).max(99),
  file: z.string().min(1).max(300),
  cover: z
    .string()
    .regex(/^covers\/[\w-]{1,40}\.webp$/)
    .nullable(),
  mime: z.string().max(100),
  about: fileAbout.refine((about) => JSON.stringify(about).length <= maxAbout),
})
export type ArchivedFile = z.output<typeof fileSchema>
