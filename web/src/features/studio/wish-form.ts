// What is being asked for in a studio, and what of it a model takes. Pure.
import type { WorkModel } from '@atelier/contract/features/work-models'
import {
  fallbackOf,
  fieldsFor,
  isMissing,
  type ModelField,
  type Params,
  type ParamValue,
  type PictureSlot,
  readParams,
  type TaskDeclaration,
} from '@atelier/contract/model-declaration'
import { priceOfWork, ratesAtSpeed } from '@atelier/contract/work-price'
import {
  formTasks,
  type ImageTask,
  imageTasks,
  type PictureRole,
  wordTasks,
  workTypes,
} from '@atelier/contract/work-terms'

export type PictureSource = { upload: string } | { file: string }

export type FormPicture = {
  key: string
  role: PictureRole
  name: string
  /** Address of what is shown. */
  preview: string
  /** Address of the whole picture; empty as long as it is only here. */
  url: string
  state: 'uploading' | 'ready' | 'failed'
  /** 0 to 1; null where nobody knows. */
  progress: number | null
  source: PictureSource | null
  width: number | null
  height: number | null
  /** Null for one that is the server's already. */
  file: File | null
  problem: string
}

/** What was chosen for one model. */
export type Choice = { task?: ImageTask; params: Params; count: number }

export type WishForm = {
  /** Null for the default one. */
  modelId: number | null
  prompt: string
  negativePrompt: string
  choices: { readonly [modelId: number]: Choice }
  pictures: readonly FormPicture[]
  /** The published work that the recipe was taken from; null for none. */
  originId: number | null
}

export const emptyForm: WishForm = {
  modelId: null,
  prompt: '',
  negativePrompt: '',
  choices: {},
  pictures: [],
  originId: null,
}

export const formTasksOf = (
  { declaration, type }: Pick<WorkModel, 'declaration' | 'type'>,
  offered: readonly ImageTask[] = formTasks,
): ImageTask[] =>
  imageTasks
    .filter((task) => {
      const declared = declaration.tasks[task]
      if (!declared || !offered.includes(task)) return false
      const isLedBack = offered !== formTasks || type === workTypes.midjourney
      if (wordTasks.includes(task) && !isLedBack) return false
      // What takes neither words nor pictures goes on from an earlier work.
      return declared.prompt !== 'none' || declared.pictures.length > 0
    })
    .toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b))

/** The form as the chosen model sees it. */
export type SettledForm = {
  model: WorkModel
  tasks: readonly ImageTask[]
  task: ImageTask
  declared: TaskDeclaration
  fields: readonly ModelField[]
  params: Params
  count: number
  /** Those that this task takes, each within its slot. */
  pictures: readonly FormPicture[]
  price: number
}

/** Undefined when there is no model that can be asked for any of what is offered. */
export function settle(
  form: WishForm,
  models: readonly WorkModel[],
  offered: readonly ImageTask[] = formTasks,
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
  const count = Math.min(choice?.count ?? 1, mostCount(model, task))
  const rates = model.price[task]
  return {
    model,
    tasks,
    task,
    declared,
    fields,
    params,
    count,
    pictures: withinSlots(form.pictures, declared.pictures),
    price: rates ? priceOfWork(ratesAtSpeed(rates, params.speed), count) : 0,
  }
}

/** How many pictures one wish may ask for: changing a picture makes one of it. */
export const mostCount = (
  { declaration }: Pick<WorkModel, 'declaration'>,
  task: ImageTask,
): number =>
  task === 'draw' || task === 'edit' || task === 'restyle' ? declaration.mostPictures : 1

/** Kept values that the model does not offer any more give way to its usual ones. */
function fittingParams(
  declaration: WorkModel['declaration'],
  task: ImageTask,
  kept: Params,
): Params {
  const fields = fieldsFor(declaration, task)
  const fitting = fields.flatMap((field): [string, ParamValue][] => {
    const value = kept[field.name]
    const alone = { fields: [field] }
    const fits = value !== undefined && 'params' in readParams(alone, task, { [field.name]: value })
    const usual = fits ? value : fallbackOf(field)
    return usual === undefined || usual === '' ? [] : [[field.name, usual]]
  })
  return Object.fromEntries(fitting)
}

function withinSlots(
  pictures: readonly FormPicture[],
  slots: readonly PictureSlot[],
): FormPicture[] {
  return slots.flatMap(({ role, most }) =>
    pictures.filter((picture) => picture.role === role).slice(0, most),
  )
}

/** Why it cannot be sent yet. */
export type Obstacle =
  | { kind: 'prompt-wanted' | 'uploading' | 'upload-broken' }
  | { kind: 'prompt-long'; by: number }
  | { kind: 'picture-wanted'; role: PictureRole }
  | { kind: 'field-wanted'; field: ModelField }

export function obstacleTo(form: WishForm, settled: SettledForm): Obstacle | null {
  const { declared, pictures, model, fields, params } = settled
  const over = form.prompt.length - model.declaration.promptLimit
  if (declared.prompt === 'wanted' && form.prompt.trim() === '') return { kind: 'prompt-wanted' }
  if (declared.prompt !== 'none' && over > 0) return { kind: 'prompt-long', by: over }
  for (const { role, least } of declared.pictures) {
    const held = pictures.filter((picture) => picture.role === role)
    if (held.length < least) return { kind: 'picture-wanted', role }
  }
  const missing = fields.find((field) => isMissing(field, params[field.name]))
  if (missing) return { kind: 'field-wanted', field: missing }
  if (pictures.some(({ state }) => state === 'uploading')) return { kind: 'uploading' }
  if (pictures.some(({ state }) => state === 'failed')) return { kind: 'upload-broken' }
  return null
}

/** What is sent. */
export function wishOf(form: WishForm, settled: SettledForm) {
  const { model, task, declared, params, count, pictures } = settled
  const takesWords = declared.prompt !== 'none'
  return {
    modelId: model.id,
    task,
    prompt: takesWords ? form.prompt.trim() : '',
    negativePrompt:
      takesWords && model.declaration.negativePrompt ? form.negativePrompt.trim() : '',
    params: { ...params },
    pictures: pictures.flatMap(({ role, source }) => (source ? [{ role, ...source }] : [])),
    count,
    ...(form.originId === null ? {} : { originId: form.originId }),
  }
}
export type Wish = ReturnType<typeof wishOf>

export const changeChoice = (
  form: WishForm,
  modelId: number,
  change: Partial<Choice>,
): WishForm => ({
  ...form,
  choices: {
    ...form.choices,
    [modelId]: { ...(form.choices[modelId] ?? { params: {}, count: 1 }), ...change },
  },
})

/** One value of a model; undefined takes it back to the usual one. */
export function changeParam(
  form: WishForm,
  modelId: number,
  name: string,
  value: ParamValue | undefined,
): WishForm {
  const { [name]: _before, ...others } = form.choices[modelId]?.params ?? {}
  return changeChoice(form, modelId, {
    params: value === undefined ? others : { ...others, [name]: value },
  })
}

/** What has been changed since is sent by whoever changed it. */
export const isSameForm = (a: WishForm, b: WishForm): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
