// A song that was taken apart, back in the form. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { WorkTask } from '@atelier/contract/work-terms'
import type { RequestForm } from '../../features/making/studio/request-form.ts'
import {
  type BroughtFile,
  broughtAs,
  withRecipe,
} from '../../features/making/studio/take-recipe.ts'

/** All that can be asked for here. */
export const offered: readonly WorkTask[] = ['separate']

/** The form with the song of a work in it, and how that was taken apart. `song` is that of the work it goes on from, where there is one. */
export function withTakenSong(
  form: RequestForm,
  work: Parameters<typeof withRecipe>[1],
  models: readonly WorkModel[],
  song?: BroughtFile,
): RequestForm {
  const { inputs, ...taken } = withRecipe(form, work, models, null, offered)
  const given = song
    ? [...inputs.filter(({ role }) => role !== 'song'), broughtAs('song', song)]
    : inputs
  const named = given.map((input) =>
    input.role === 'song' && input.state === 'ready'
      ? { ...input, name: work.prompt || input.name }
      : input,
  )
  return { ...taken, prompt: '', inputs: named }
}
