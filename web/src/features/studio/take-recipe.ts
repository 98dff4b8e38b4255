// A recipe, or a picture, that is brought into the form. Pure.
import type { WorkModel } from '@atelier/contract/features/work-models'
import type { Work } from '@atelier/contract/features/works'
import { type PictureRole, pictureRoles } from '@atelier/contract/work-terms'
import { changeChoice, type FormPicture, formTasksOf, settle, type WishForm } from './wish-form.ts'

/** What of a work comes into a form. */
type Recipe = Pick<
  Work,
  'id' | 'task' | 'prompt' | 'negativePrompt' | 'pictures' | 'modelId' | 'params' | 'count'
>

/**
 * The form with the recipe of a work in it, as far as there is a model for it. The seed stays out: the same again is nothing new.
 * `originId` is the published work that it is of; null for an own one.
 */
export function withRecipe(
  form: WishForm,
  work: Recipe,
  models: readonly WorkModel[],
  originId: number | null = null,
): WishForm {
  const pictures = work.pictures.flatMap(({ role, id, url }, at): FormPicture[] => {
    const known = pictureRoles.find((each) => each === role)
    // A mask belongs to the very picture; without it, it means nothing.
    if (!known || url === '') return []
    return [readyPicture(`recipe-${work.id}-${at}`, known, { id, url, isUpload: isUpload(url) })]
  })
  const taken = {
    ...form,
    prompt: work.prompt || form.prompt,
    negativePrompt: work.negativePrompt,
    originId,
    pictures: [...form.pictures.filter(({ state }) => state === 'uploading'), ...pictures],
  }
  const model = models.find(({ id }) => id === work.modelId)
  if (!model) return taken
  const { seed: _seed, ...params } = work.params
  const task = formTasksOf(model).find((each) => each === work.task)
  return changeChoice({ ...taken, modelId: model.id }, model.id, {
    params,
    count: work.count,
    ...(task ? { task } : {}),
  })
}

const isUpload = (url: string): boolean => url.startsWith('/api/upload/')

const readyPicture = (
  key: string,
  role: PictureRole,
  { id, url, isUpload: own }: { id: string; url: string; isUpload: boolean },
): FormPicture => ({
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
  file: null,
  problem: '',
})

/** A picture of one's own works, as a form takes it. */
export type BroughtPicture = {
  id: string
  url: string
  thumbnail: string
  name: string
  width: number | null
  height: number | null
  /** An upload, not a file of a work. */
  isUpload?: boolean
}

/** A picture that is the server's already, as a form holds it. */
export const broughtAs = (role: PictureRole, picture: BroughtPicture): FormPicture => ({
  ...readyPicture(`file-${picture.id}-${role}`, role, {
    ...picture,
    isUpload: picture.isUpload ?? false,
  }),
  preview: picture.thumbnail || picture.url,
  name: picture.name,
  width: picture.width,
  height: picture.height,
})

/**
 * The form with a picture in it: for the role that it was brought for where the model and the task take that, else for the nearest one, and
 * by another task or model when this one takes none at all.
 */
export function withPicture(
  form: WishForm,
  picture: BroughtPicture,
  wanted: PictureRole,
  models: readonly WorkModel[],
): WishForm {
  const place = placeFor(form, wanted, models)
  if (!place) return form
  const { model, task, role } = place
  const slot = model.declaration.tasks[task]?.pictures.find((each) => each.role === role)
  const placed = { ...form, pictures: placePicture(form.pictures, picture, role, slot?.most ?? 1) }
  return changeChoice({ ...placed, modelId: model.id }, model.id, { task })
}

/** What is brought last counts: the first of a full slot makes room. */
export function placePicture(
  pictures: WishForm['pictures'],
  picture: BroughtPicture,
  role: PictureRole,
  most: number,
): FormPicture[] {
  const added = broughtAs(role, picture)
  const others = pictures.filter(({ key }) => key !== added.key)
  const held = others.filter((each) => each.role === role)
  const leaving = held.slice(0, Math.max(0, held.length + 1 - most))
  return [...others.filter((each) => !leaving.includes(each)), added]
}

function placeFor(form: WishForm, wanted: PictureRole, models: readonly WorkModel[]) {
  const settled = settle(form, models)
  if (!settled) return undefined
  const others = models.filter((model) => model !== settled.model)
  // A source is changed by words or redrawn; anything else goes along with drawing.
  const roles: PictureRole[] =
    wanted === 'reference' ? ['reference', 'style', 'source'] : ['source', 'reference']
  for (const role of roles) {
    for (const model of [settled.model, ...others]) {
      // What is sent here is to be drawn with; describing it is asked for by name.
      const tasks = formTasksOf(model).filter((each) => each !== 'describe')
      const preferred = model === settled.model ? [settled.task, ...tasks] : tasks
      const task = preferred.find((each) =>
        model.declaration.tasks[each]?.pictures.some((slot) => slot.role === role),
      )
      if (task) return { model, task, role }
    }
  }
  return undefined
}
