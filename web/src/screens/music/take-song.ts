// A recipe that is brought into the form of songs. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import {
  changeChoice,
  type RequestForm,
  settle,
} from '../../features/making/studio/request-form.ts'
import type { SentRecipe } from '../../features/making/works/use-sent-work.ts'

type Recipe = Omit<SentRecipe, 'type'>

/**
 * The form with the words and the parameters of a song, by its own model where that is still there, else by the chosen one. The seed stays
 * out: the same again is nothing new. `originId` is the published work that it is of; null for an own one.
 */
export function withSong(
  form: RequestForm,
  { prompt, modelId, params: given, count }: Recipe,
  models: readonly WorkModel[],
  originId: number | null,
): RequestForm {
  const model = models.find(({ id }) => id === modelId) ?? settle(form, models, ['compose'])?.model
  const taken = { ...form, prompt, originId, parentId: null }
  if (!model) return taken
  const { seed: _seed, from: _from, ...params } = given
  return changeChoice({ ...taken, modelId: model.id }, model.id, { params, count, task: 'compose' })
}

/** The form for the song of an own clip: what is seen in it is what it is about. */
export const withClip = (
  form: RequestForm,
  { id, prompt }: Pick<Recipe, 'id' | 'prompt'>,
): RequestForm => ({
  ...form,
  prompt: prompt || form.prompt,
  originId: null,
  parentId: id,
})
