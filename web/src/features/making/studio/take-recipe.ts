// A recipe, or a file, that is brought into the form. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import {
  formTasks,
  type InputRole,
  kindOfType,
  mediumOfRole,
  type WorkTask,
} from '@atelier/contract/work-terms'
import {
  changeChoice,
  type FilePlace,
  type FormInput,
  formTasksOf,
  type RequestForm,
  settle,
} from './request-form.ts'

/** What of a work comes into a form. */
type Recipe = Pick<
  Work,
  'id' | 'type' | 'task' | 'prompt' | 'negativePrompt' | 'inputs' | 'modelId' | 'params' | 'count'
>

/**
 * The form with the recipe of a work in it, as far as there is a model for it; of a work of another kind, such as a clip that a song is
 * made for, its words alone. The seed stays out: the same again is nothing new.
 * `originId` is the published work that it is of; null for an own one.
 */
export function withRecipe(
  form: RequestForm,
  work: Recipe,
  models: readonly WorkModel[],
  originId: number | null = null,
  offered: readonly WorkTask[] = formTasks,
): RequestForm {
  const kind = kindOfType(work.type)
  if (models.length > 0 && models.every(({ type }) => kindOfType(type) !== kind))
    return { ...form, prompt: work.prompt || form.prompt, originId: null }
  const inputs = work.inputs.flatMap(({ role, id, url, durationS }, at): FormInput[] => {
    // A mask belongs to the very picture; without it, it means nothing.
    if (url === '') return []
    return [
      readyInput(`recipe-${work.id}-${at}`, role, { id, url, durationS, isUpload: isUpload(url) }),
    ]
  })
  const taken = {
    ...form,
    prompt: work.prompt || form.prompt,
    negativePrompt: work.negativePrompt,
    originId,
    inputs: [...form.inputs.filter(({ state }) => state === 'uploading'), ...inputs],
  }
  const model = models.find(({ id }) => id === work.modelId)
  if (!model) return taken
  const { seed: _seed, ...params } = work.params
  const task = formTasksOf(model, offered).find((each) => each === work.task)
  return changeChoice({ ...taken, modelId: model.id }, model.id, {
    params,
    count: work.count,
    ...(task ? { task } : {}),
  })
}

const isUpload = (url: string): boolean => url.startsWith('/api/upload/')

const readyInput = (
  key: string,
  role: InputRole,
  {
    id,
    url,
    durationS = null,
    isUpload: own,
  }: { id: string; url: string; durationS?: number | null; isUpload: boolean },
): FormInput => ({
  key,
  role,
  name: '',
  preview: url,
  url,
  state: 'ready',
  progress: 1,
  source: own ? { upload: id } : { file: id },
  width: null,
  height: null,
  durationS,
  file: null,
  problem: '',
})

/** A picture, clip or song of one's own, as a form takes it. */
export type BroughtFile = {
  id: string
  url: string
  thumbnail: string
  name: string
  width: number | null
  height: number | null
  /** Of clips and songs, in seconds. */
  durationS?: number | null
  /** An upload, not a file of a work. */
  isUpload?: boolean
  place?: FilePlace
}

/** A file that is the server's already, as a form holds it. */
export const broughtAs = (role: InputRole, brought: BroughtFile): FormInput => ({
  ...readyInput(`file-${brought.id}-${role}`, role, {
    ...brought,
    isUpload: brought.isUpload ?? false,
  }),
  preview: brought.thumbnail || brought.url,
  name: brought.name,
  width: brought.width,
  height: brought.height,
  ...(brought.place ? { place: brought.place } : {}),
})

/**
 * The form with a file in it: for the role that it was brought for where the model and the task take that, else for the nearest one, and
 * by another task or model when this one takes none at all.
 */
export function withFile(
  form: RequestForm,
  brought: BroughtFile,
  wanted: InputRole,
  models: readonly WorkModel[],
  offered: readonly WorkTask[] = formTasks,
): RequestForm {
  const place = placeFor(form, wanted, models, offered)
  if (!place) return form
  const { model, task, role } = place
  const slot = model.declaration.tasks[task]?.inputs.find((each) => each.role === role)
  const placed = { ...form, inputs: placeFile(form.inputs, brought, role, slot?.most ?? 1) }
  return changeChoice({ ...placed, modelId: model.id }, model.id, { task })
}

/** What is brought last counts: the first of a full slot makes room. */
export function placeFile(
  inputs: RequestForm['inputs'],
  brought: BroughtFile,
  role: InputRole,
  max: number,
): FormInput[] {
  const added = broughtAs(role, brought)
  const others = inputs.filter(({ key }) => key !== added.key)
  const held = others.filter((each) => each.role === role)
  const leaving = held.slice(0, Math.max(0, held.length + 1 - max))
  return [...others.filter((each) => !leaving.includes(each)), added]
}

/** Where a file goes that is not taken as what it was brought for. A clip or a song is nothing else. */
function rolesNear(wanted: InputRole): readonly InputRole[] {
  if (mediumOfRole(wanted) !== 'picture') return [wanted]
  if (wanted === 'first-frame' || wanted === 'last-frame')
    return [wanted, 'first-frame', 'reference']
  // A source is changed by words or redrawn; anything else goes along with drawing.
  return wanted === 'reference'
    ? ['reference', 'style', 'source', 'first-frame']
    : ['source', 'reference', 'first-frame']
}

function placeFor(
  form: RequestForm,
  wanted: InputRole,
  models: readonly WorkModel[],
  offered: readonly WorkTask[],
) {
  const settled = settle(form, models, offered)
  if (!settled) return undefined
  const others = models.filter((model) => model !== settled.model)
  for (const role of rolesNear(wanted)) {
    for (const model of [settled.model, ...others]) {
      // What is sent here is to be drawn with; describing it is asked for by name.
      const tasks = formTasksOf(model, offered).filter((each) => each !== 'describe')
      const preferred = model === settled.model ? [settled.task, ...tasks] : tasks
      const task = preferred.find((each) =>
        model.declaration.tasks[each]?.inputs.some((slot) => slot.role === role),
      )
      if (task) return { model, task, role }
    }
  }
  return undefined
}
