// Puts the values of a request into a workflow's graph.
import type { ParamValue } from '@atelier/contract/model-declaration'
import { EngineError } from '../../errors.ts'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import { roleOf, settingDefaultOf } from './comfyui.models.ts'
import {
  type Graph,
  inputsOf,
  pictureInputs,
  placesOf,
  tasksOf,
  type Workflow,
} from './workflow.ts'

export type Values = { readonly [name: string]: ParamValue }

/** The way of a model that does a task with just these pictures. Throws EngineError `invalid` when there is none. */
export function wayFor(
  workflows: readonly Workflow[],
  { task, pictures }: Pick<ImageRequest, 'task' | 'pictures'>,
): Workflow {
  const ways = workflows
    .filter((workflow) => tasksOf(workflow).includes(task))
    .map((workflow) => ({ workflow, used: assign(workflow, pictures) }))
    .flatMap(({ workflow, used }) => (used ? [{ workflow, size: used.size }] : []))
    .sort((one, other) => other.size - one.size)
  const [best] = ways
  if (!best) throw new EngineError('invalid', `No workflow does "${task}" with what was given.`)
  return best.workflow
}

/** Which picture goes where, in their order; undefined when one is missing. */
export function assign(
  workflow: Workflow,
  pictures: readonly ImageInput[],
): Map<string, ImageInput> | undefined {
  const inputs = inputsOf(workflow)
  const left = [...pictures]
  const assigned = new Map<string, ImageInput>()
  for (const input of pictureInputs) {
    if (!inputs.has(input)) continue
    const at = left.findIndex(({ role }) => role === roleOf(input))
    const [picture] = at < 0 ? [] : left.splice(at, 1)
    if (!picture) return undefined
    assigned.set(input, picture)
  }
  return assigned
}

/** A copy of the graph with all of them in place: numbers stay numbers. Throws EngineError `invalid` for a value that is not there. */
export function fillGraph(workflow: Workflow, values: Values): Graph {
  const pick = (name: string): ParamValue => {
    const value = values[name] ?? settingDefaultOf(workflow, name)
    if (isScalar(value)) return value
    throw new EngineError('invalid', `The workflow wants a value for "${name}".`)
  }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, pick)
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]))
  }
  const graph = structuredClone(fill(workflow.graph)) as Graph
  for (const name of inputsOf(workflow))
    for (const { node, input } of placesOf(workflow, name)) {
      const inputs = graph[node]?.inputs
      if (inputs) inputs[input] = pick(name)
    }
  return graph
}

const isScalar = (value: unknown): value is ParamValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A text that is nothing but one name becomes the value itself; names within a text are written into it. */
function fillText(text: string, pick: (name: string) => ParamValue): ParamValue {
  const [, alone] = /^\{\{\s*([A-Za-z]\w*)\s*\}\}$/.exec(text) ?? []
  if (alone !== undefined) return pick(alone)
  return text.replace(/\{\{\s*([A-Za-z]\w*)\s*\}\}/g, (_, name: string) => String(pick(name)))
}
