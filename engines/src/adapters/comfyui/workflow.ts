// A workflow as an operator gives it: a graph of ComfyUI's, with the places in it that are filled in again for each request.
import { imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'

/**
 * What can be filled in. Pictures: `image` is what is changed, `mask` where, the others are to go by. `cfg` is the field `cfgScale`;
 * `batch` how many pictures are asked for; `key` names the request.
 */
export const pictureInputs = [
  'image',
  'mask',
  'reference',
  'reference2',
  'reference3',
  'style',
] as const
export const valueInputs = [
  'prompt',
  'negative',
  'seed',
  'width',
  'height',
  'steps',
  'cfg',
  'sampler',
  'scheduler',
  'checkpoint',
  'strength',
  'scale',
  'upscaler',
  'batch',
  'key',
] as const
const knownInputs: ReadonlySet<string> = new Set([...pictureInputs, ...valueInputs])

const scalar = z.union([z.string(), z.number(), z.boolean()])

/** A field of the workflow's own, beyond those that are known. */
const ownField = z.discriminatedUnion('kind', [
  z.object({
    name: z.string(),
    label: z.string().optional(),
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    step: z.number().positive().default(1),
    fallback: z.number(),
  }),
  z.object({
    name: z.string(),
    label: z.string().optional(),
    kind: z.literal('choice'),
    options: z.array(z.string().min(1)).min(1),
    fallback: z.string(),
  }),
  z.object({
    name: z.string(),
    label: z.string().optional(),
    kind: z.literal('flag'),
    fallback: z.boolean(),
  }),
  z.object({
    name: z.string(),
    label: z.string().optional(),
    kind: z.literal('text'),
    max: z.number().int().positive().default(2000),
  }),
])

const place = z.string().regex(/^[^.\s]+\.\S+$/, 'Name the place as node.input, such as 3.seed.')

const workflowShape = z.object({
  /** Those with the same id are ways of one model, for different tasks. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  label: z.string().min(1).max(80),
  tasks: z.array(z.enum(imageTasks)).min(1).optional(),
  /** Where values go: `node.input`; what the graph holds there is the default. */
  inputs: z.record(z.string(), z.union([place, z.array(place).min(1)])).default({}),
  /** Defaults of what stands as `{{name}}` in the graph. */
  defaults: z.record(z.string(), scalar).default({}),
  fields: z.array(ownField).default([]),
  /** A pattern of the checkpoints that it is for; all when absent. Only for graphs that fill `checkpoint` in. */
  checkpoints: z.string().optional(),
  /** The node whose pictures count; all when absent. */
  output: z.string().optional(),
  graph: z.record(
    z.string(),
    z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
})

export type Workflow = z.output<typeof workflowShape>
export type Graph = Workflow['graph']

const placeholder = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g

/** Names that stand in the graph as `{{name}}`. */
function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(placeholder)].map(([, name = '']) => name)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(placeholdersIn)
}

/** Everything that a workflow has filled in. */
export const inputsOf = ({ graph, inputs }: Workflow): ReadonlySet<string> =>
  new Set([...Object.keys(inputs), ...placeholdersIn(graph)])

export const placesOf = ({ inputs }: Workflow, name: string): { node: string; input: string }[] =>
  [inputs[name] ?? []].flat().map((at) => {
    const dot = at.indexOf('.')
    return { node: at.slice(0, dot), input: at.slice(dot + 1) }
  })

/** The tasks that a workflow does: as it says, else by whether it begins with a picture. */
export const tasksOf = (workflow: Workflow) =>
  workflow.tasks ?? [inputsOf(workflow).has('image') ? ('edit' as const) : ('draw' as const)]

const workflow = workflowShape.superRefine((given, context) => {
  const complain = (message: string) => context.addIssue({ code: 'custom', message })
  const own = new Set(given.fields.map(({ name }) => name))
  for (const name of inputsOf(given)) {
    if (!knownInputs.has(name) && !own.has(name))
      complain(`"${given.id}" has ${name} filled in, which is not known: declare it in "fields".`)
    for (const { node, input } of placesOf(given, name))
      if (given.graph[node] === undefined)
        complain(`"${given.id}" puts ${name} into ${node}.${input}, and there is no node ${node}.`)
  }
  for (const field of given.fields) {
    if (field.kind === 'choice' && !field.options.includes(field.fallback))
      complain(`"${given.id}": the fallback of ${field.name} is none of its options.`)
    if (field.kind === 'number' && !(field.fallback >= field.min && field.fallback <= field.max))
      complain(`"${given.id}": the fallback of ${field.name} is out of its range.`)
  }
  if (given.checkpoints !== undefined && !isPattern(given.checkpoints))
    complain(`"${given.id}": "checkpoints" is not a pattern.`)
})

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

const workflowsShape = z.array(workflow)

/** The setting: JSON as text, checked. */
export const workflowList = z.string().superRefine((text, context) => {
  const problem = problemOf(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

function problemOf(text: string): string | undefined {
  let json: unknown
  try {
    json = JSON.parse(text.trim() || '[]')
  } catch {
    return 'This is not JSON.'
  }
  const [issue] = workflowsShape.safeParse(json).error?.issues ?? []
  if (issue === undefined) return undefined
  return issue.code === 'custom' ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}

/** The workflows of a setting that was checked. */
export const readWorkflows = (text: string): Workflow[] =>
  workflowsShape.parse(JSON.parse(text.trim() || '[]'))
