// What is being asked for in a studio, and what of it a model takes. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import {
  fallbackOf,
  fieldsFor,
  type InputSlot,
  isMissing,
  type ModelField,
  type Params,
  type ParamValue,
  readParams,
  type TaskDeclaration,
} from '@atelier/contract/model-declaration'
import { priceOfWork, ratesAtSpeed, secondsOfRequest } from '@atelier/contract/work-price'
import {
  formTasks,
  type InputRole,
  type WorkTask,
  wordTasks,
  workTasks,
  workTypes,
} from '@atelier/contract/work-terms'
import { type LongText, longText, longValue } from './long-text.ts'

export type InputSource = { upload: string } | { file: string }

/** Where a file stands among those of an own work, and the model that made it; null for one that is not known any more. */
export type FilePlace = { workId: number; index: number; modelId: number | null }

export type FormInput = {
  key: string
  role: InputRole
  name: string
  /** Address of what is shown. */
  preview: string
  /** Address of the whole picture; empty as long as it is only here. */
  url: string
  state: 'uploading' | 'ready' | 'failed'
  /** 0 to 1; null where nobody knows. */
  progress: number | null
  source: InputSource | null
  width: number | null
  height: number | null
  /** Of clips and songs, in seconds. */
  durationS: number | null
  /** Null for one that is the server's already. */
  file: File | null
  problem: string
  /** Of a song of one's own: some models go on from the work instead of taking the file. */
  place?: FilePlace
}

/** What was chosen for one model. */
export type Choice = { task?: WorkTask; params: Params; count: number }

export type RequestForm = {
  /** Null for the default one. */
  modelId: number | null
  prompt: string
  negativePrompt: string
  choices: { readonly [modelId: number]: Choice }
  inputs: readonly FormInput[]
  /** The published work that the recipe was taken from; null for none. */
  originId: number | null
  /** The own work that it is made for, such as the clip of a song; null for none. */
  parentId: number | null
}

export const emptyForm: RequestForm = {
  modelId: null,
  prompt: '',
  negativePrompt: '',
  choices: {},
  inputs: [],
  originId: null,
  parentId: null,
}

export const formTasksOf = (
  { declaration, type }: Pick<WorkModel, 'declaration' | 'type'>,
  offered: readonly WorkTask[] = formTasks,
): WorkTask[] =>
  workTasks
    .filter((task) => {
      const declared = declaration.tasks[task]
      if (!declared || !offered.includes(task)) return false
      const isLedBack = offered !== formTasks || type === workTypes.midjourney
      if (wordTasks.includes(task) && !isLedBack) return false
      // What takes neither words nor files goes on from an earlier work.
      if (declared.parent) return false
      return declared.prompt !== 'none' || declared.inputs.length > 0
    })
    .toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b))

/** The form as the chosen model sees it. */
export type SettledForm = {
  model: WorkModel
  tasks: readonly WorkTask[]
  task: WorkTask
  declared: TaskDeclaration
  fields: readonly ModelField[]
  params: Params
  count: number
  /** Those that this task takes, each within its slot. */
  inputs: readonly FormInput[]
  price: number
}

/** Undefined when there is no model that can be asked for any of what is offered. */
export function settle(
  form: RequestForm,
  models: readonly WorkModel[],
  offered: readonly WorkTask[] = formTasks,
): SettledForm | undefined {
  const able = models.filter((model) => formTasksOf(model, offered).length > 0)
  const model =
    able.find(({ id }) => id === form.modelId) ?? able.find(({ isDefault }) => isDefault) ?? able[0]
  if (!model) return undefined
  const { declaration } = model
  const choice = form.choices[model.id]
  const tasks = formTasksOf(model, offered)
  const task = tasks.find((each) => each === choice?.task) ?? tasks[0]
  const declared = task && declaration.tasks[task]
  if (!task || !declared) return undefined
  const fields = fieldsFor(declaration, task)
  const params = fittingParams(declaration, task, choice?.params ?? {})
  const count = Math.min(choice?.count ?? 1, maxResults(model, task))
  const rates = model.price[task]
  const inputs = withinSlots(form.inputs, declared.inputs)
  const seconds = secondsOfRequest(params, inputs.find(({ durationS }) => durationS)?.durationS)
  return {
    model,
    tasks,
    task,
    declared,
    fields,
    params,
    count,
    inputs,
    price: rates ? priceOfWork(ratesAtSpeed(rates, params.speed), count, seconds) : 0,
  }
}

/** Tasks that make one of one: changing a picture, taking a song apart. */
const singleTasks: readonly WorkTask[] = workTasks.filter(
  (task) => !['draw', 'edit', 'restyle', 'film', 'compose'].includes(task),
)

/** How many results one wish may ask for. */
export const maxResults = (
  { declaration }: Pick<WorkModel, 'declaration'>,
  task: WorkTask,
): number => (singleTasks.includes(task) ? 1 : declaration.mostResults)

/** Kept values that the model does not offer any more give way to its usual ones; what somebody wrote stays, however long. */
function fittingParams(
  declaration: WorkModel['declaration'],
  task: WorkTask,
  kept: Params,
): Params {
  const fields = fieldsFor(declaration, task)
  const fitting = fields.flatMap((field): [string, ParamValue][] => {
    const value = kept[field.name]
    const alone = { fields: [field] }
    const fits = value !== undefined && 'params' in readParams(alone, task, { [field.name]: value })
    const byDefault = fits || longValue(field, value) ? value : fallbackOf(field)
    return byDefault === undefined || byDefault === '' ? [] : [[field.name, byDefault]]
  })
  return Object.fromEntries(fitting)
}

function withinSlots(inputs: readonly FormInput[], slots: readonly InputSlot[]): FormInput[] {
  return slots.flatMap(({ role, most: max }) =>
    inputs.filter((input) => input.role === role).slice(0, max),
  )
}

/** Why it cannot be sent yet. */
export type Obstacle =
  | { kind: 'prompt-wanted' | 'uploading' | 'upload-broken' }
  | { kind: 'prompt-long'; long: LongText }
  | { kind: 'field-long'; field: ModelField; long: LongText }
  | { kind: 'input-wanted'; role: InputRole }
  | { kind: 'input-long'; longestS: number }
  | { kind: 'field-wanted'; field: ModelField }

export function obstacleTo(form: RequestForm, settled: SettledForm): Obstacle | null {
  const { declared, inputs, model, fields, params } = settled
  const long = longText(form.prompt, model.declaration.promptLimit)
  if (declared.prompt === 'wanted' && form.prompt.trim() === '') return { kind: 'prompt-wanted' }
  if (declared.prompt !== 'none' && long) return { kind: 'prompt-long', long }
  for (const { role, least: min, longestS } of declared.inputs) {
    const held = inputs.filter((input) => input.role === role)
    if (held.length < min) return { kind: 'input-wanted', role }
    if (longestS !== undefined && held.some(({ durationS }) => (durationS ?? 0) > longestS))
      return { kind: 'input-long', longestS }
  }
  const missing = fields.find((field) => isMissing(field, params[field.name]))
  if (missing) return { kind: 'field-wanted', field: missing }
  for (const field of fields) {
    const tooLong = longValue(field, params[field.name])
    if (tooLong) return { kind: 'field-long', field, long: tooLong }
  }
  if (inputs.some(({ state }) => state === 'uploading')) return { kind: 'uploading' }
  if (inputs.some(({ state }) => state === 'failed')) return { kind: 'upload-broken' }
  return null
}

/** What is sent. */
export function requestOf(form: RequestForm, settled: SettledForm) {
  const { model, task, declared, params, count, inputs } = settled
  const takesWords = declared.prompt !== 'none'
  return {
    modelId: model.id,
    task,
    prompt: takesWords ? form.prompt.trim() : '',
    negativePrompt:
      takesWords && model.declaration.negativePrompt ? form.negativePrompt.trim() : '',
    params: { ...params },
    inputs: inputs.flatMap(({ role, source }) => (source ? [{ role, ...source }] : [])),
    count,
    seenPrice: settled.price,
    ...(form.originId === null ? {} : { originId: form.originId }),
    ...(form.parentId === null ? {} : { parent: { id: form.parentId } }),
  }
}
export type Request = ReturnType<typeof requestOf>

export const changeChoice = (
  form: RequestForm,
  modelId: number,
  change: Partial<Choice>,
): RequestForm => ({
  ...form,
  choices: {
    ...form.choices,
    [modelId]: { ...(form.choices[modelId] ?? { params: {}, count: 1 }), ...change },
  },
})

/** One value of a model; undefined takes it back to the usual one. */
export function changeParam(
  form: RequestForm,
  modelId: number,
  name: string,
  value: ParamValue | undefined,
): RequestForm {
  const { [name]: _before, ...others } = form.choices[modelId]?.params ?? {}
  return changeChoice(form, modelId, {
    params: value === undefined ? others : { ...others, [name]: value },
  })
}

/** What has been changed since is sent by whoever changed it. */
export const isSameForm = (a: RequestForm, b: RequestForm): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
