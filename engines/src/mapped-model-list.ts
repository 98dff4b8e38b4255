// Models that an operator adds to a gateway, as JSON: checked as strictly as if we had written them.
import { imageTasks, pictureRoles } from '@atelier/contract/work-terms'
import { z } from 'zod'
import type { MappedModel } from './mapped-model.ts'

const name = z.string().trim().min(1)
const fixed = z.record(z.string(), z.unknown()).exactOptional()
const options = z.array(name).min(1)

const field = {
  name,
  label: name.exactOptional(),
  tasks: z.array(z.enum(imageTasks)).exactOptional(),
  advanced: z.boolean().exactOptional(),
  to: z.string().exactOptional(),
  values: z.record(z.string(), z.unknown()).exactOptional(),
  absent: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
}
const aspects = z.array(z.string().regex(/^[1-9]\d*:[1-9]\d*$/)).min(1)

const fields = z.discriminatedUnion('kind', [
  z.strictObject({ ...field, kind: z.literal('aspect'), options: aspects, fallback: name }),
  z.strictObject({ ...field, kind: z.literal('choice'), options, fallback: name }),
  z
    .strictObject({
      ...field,
      kind: z.literal('number'),
      min: z.number(),
      max: z.number(),
      step: z.number().positive(),
      fallback: z.number(),
    })
    .refine(({ min, max, fallback }) => min <= fallback && fallback <= max, {
      path: ['fallback'],
      error: 'lies outside min and max',
    }),
  z.strictObject({ ...field, kind: z.literal('seed'), max: z.int().positive() }),
  z.strictObject({ ...field, kind: z.literal('flag'), fallback: z.boolean() }),
  z.strictObject({
    ...field,
    kind: z.literal('text'),
    max: z.int().positive(),
    required: z.boolean().exactOptional(),
  }),
])

const slot = z.strictObject({
  role: z.enum(pictureRoles),
  least: z.int().min(0),
  most: z.int().min(1).max(16),
  to: z.union([name, z.array(name).min(1)]),
  list: z.boolean().exactOptional(),
})

const task = z.strictObject({
  prompt: z.enum(['none', 'optional', 'wanted']),
  inputs: z.array(slot).default([]),
  at: name.exactOptional(),
  fixed,
})

const model = z
  .strictObject({
    name,
    label: name,
    description: name.exactOptional(),
    type: z.enum(['draw', 'square', 'sd3', 'tool']).default('draw'),
    tasks: z.partialRecord(z.enum(imageTasks), task),
    fields: z.array(fields).default([]),
    mostResults: z.int().min(1).max(16).exactOptional(),
    promptLimit: z.int().positive().default(5000),
    promptTo: name.exactOptional(),
    negativeTo: name.exactOptional(),
    countTo: name.exactOptional(),
    fixed,
  })
  .check(({ value, issues }) => {
    const complain = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    if (Object.keys(value.tasks).length === 0) complain(['tasks'], 'names no task')
    value.fields.forEach((each, at) => {
      if ('options' in each && !each.options.includes(each.fallback))
        complain(['fields', at, 'fallback'], 'is none of the options')
      for (const named of each.tasks ?? [])
        if (!value.tasks[named]) complain(['fields', at, 'tasks'], `there is no task ${named}`)
    })
  })

const list = z.array(model)

/** The setting of a gateway: a JSON list of models, empty for none. Those of our own with the same name give way. */
export const addedModels = z
  .string()
  .default('')
  .transform((text, context): MappedModel[] => {
    if (text.trim() === '') return []
    const read = list.safeParse(tryJson(text))
    if (read.success) return read.data
    const [issue] = read.error.issues
    const where = issue?.path.join('.') || 'the list'
    context.addIssue({ code: 'custom', message: `${where}: ${issue?.message ?? 'not understood'}` })
    return z.NEVER
  })

export const withAdded = (
  known: readonly MappedModel[],
  added: readonly MappedModel[],
): MappedModel[] => [
  ...added,
  ...known.filter((each) => !added.some((other) => other.name === each.name)),
]

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
