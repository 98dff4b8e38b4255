// Models whose requests follow from data: what each takes, and by which names and values its upstream wants it.
import type {
  ImageField,
  ImageModelDeclaration,
  ImageTaskDeclaration,
  InputSlot,
  ParamValue,
} from '@atelier/contract/model-declaration'
import { fieldsFor } from '@atelier/contract/model-declaration'
import type { ImageTask, PictureRole } from '@atelier/contract/work-terms'
import type { ImageInput, ImageRequest, ListedImageModel } from './kinds/image.ts'

export type MappedField = ImageField & {
  /** Their name; ours when absent. Empty: the value is an object, whose fields go in as they are. */
  to?: string
  /** Their values for our options; our own when absent. Null is not sent. */
  values?: { readonly [option: string]: unknown }
  /** What is sent when nothing was given, where the upstream wants something. */
  absent?: ParamValue
}

/** `to` is their name; with `list` all pictures go under it together; several names take one picture each. */
export type MappedSlot = InputSlot<PictureRole> & { to: string | readonly string[]; list?: boolean }

export type MappedTask = {
  prompt: ImageTaskDeclaration['prompt']
  inputs: readonly MappedSlot[]
  /** Where it is asked for, when that is not where the model's name leads. */
  at?: string
  /** What always goes along. */
  fixed?: { readonly [name: string]: unknown }
}

export type MappedModel = {
  name: string
  label: string
  description?: string
  type: ListedImageModel['type']
  tasks: { readonly [Task in ImageTask]?: MappedTask }
  fields: readonly MappedField[]
  /** One when absent. */
  mostResults?: number
  promptLimit: number
  /** Their name of the prompt; `prompt` when absent. */
  promptTo?: string
  /** Their name of what is not wanted; it takes none when absent. */
  negativeTo?: string
  /** Their name of how many; not sent when absent. */
  countTo?: string
  fixed?: { readonly [name: string]: unknown }
}

export type MappedInput = Record<string, unknown>

export function toListedModel(model: MappedModel): ListedImageModel {
  const { name, label, description, type } = model
  return {
    name,
    label,
    ...(description === undefined ? {} : { description }),
    type,
    declaration: toDeclaration(model),
  }
}

export function toDeclaration(model: Omit<MappedModel, 'name' | 'label'>): ImageModelDeclaration {
  const tasks = Object.entries(model.tasks).map(([task, { prompt, inputs }]) => [
    task,
    {
      prompt,
      inputs: inputs.map(({ role, least: min, most: max }) => ({ role, least: min, most: max })),
    },
  ])
  return {
    tasks: Object.fromEntries(tasks) as ImageModelDeclaration['tasks'],
    fields: model.fields.map(({ to: _to, values: _values, absent: _absent, ...field }) => field),
    mostResults: model.mostResults ?? 1,
    promptLimit: model.promptLimit,
    negativePrompt: model.negativeTo !== undefined,
  }
}

/** What the upstream is sent for a request. Undefined when the model has no such task. */
export function toInput(
  model: Omit<MappedModel, 'name' | 'label'>,
  request: ImageRequest,
  encode: (picture: ImageInput) => unknown,
): MappedInput | undefined {
  const task = model.tasks[request.task]
  if (!task) return undefined
  const input: MappedInput = {}
  if (task.prompt === 'wanted' || (task.prompt === 'optional' && request.prompt !== ''))
    input[model.promptTo ?? 'prompt'] = request.prompt
  if (model.negativeTo !== undefined && request.negativePrompt !== '')
    input[model.negativeTo] = request.negativePrompt
  for (const slot of task.inputs)
    putPictures(input, slot, request.pictures.filter(({ role }) => role === slot.role).map(encode))
  for (const field of fieldsFor(model, request.task) as MappedField[]) {
    const value = request.params[field.name] ?? field.absent
    if (value !== undefined) putParam(input, field, value)
  }
  if (model.countTo !== undefined) input[model.countTo] = request.count
  return { ...input, ...model.fixed, ...task.fixed }
}

function putPictures(input: MappedInput, { to, list }: MappedSlot, pictures: unknown[]): void {
  if (pictures.length === 0) return
  if (typeof to !== 'string') {
    to.forEach((name, at) => {
      if (at < pictures.length) input[name] = pictures[at]
    })
  } else if (list) {
    const before = input[to]
    input[to] = [...(Array.isArray(before) ? before : []), ...pictures]
  } else input[to] = pictures[0]
}

function putParam(input: MappedInput, field: MappedField, given: ParamValue): void {
  const mapped = field.values?.[String(given)]
  if (mapped === null) return
  const value = mapped ?? given
  if (field.to !== '') input[field.to ?? field.name] = value
  else Object.assign(input, value)
}
