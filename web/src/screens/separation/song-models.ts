// What a song can be taken apart by. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { FormInput } from '../../features/making/studio/request-form.ts'

type Song = Pick<FormInput, 'place'> | undefined

/** Whether a model takes no files: it goes on from songs that were made by its own connection. */
export const takesOwnOnly = ({ declaration }: Pick<WorkModel, 'declaration'>): boolean =>
  declaration.tasks.separate?.parent === true

/** Whether a song is one that a model can be asked for; `makers` are the models that make songs. */
export const canTake = (model: WorkModel, song: Song, makers: readonly WorkModel[]): boolean =>
  !takesOwnOnly(model) ||
  makers.some(
    ({ id, connection }) => id === song?.place?.modelId && connection === model.connection,
  )

/**
 * The models for a song, each as one that takes it; all of them where none can, so that there is a form to say why.
 * Without a song none is there that takes no files, unless all are so.
 */
export function modelsFor(
  song: Song,
  models: readonly WorkModel[],
  makers: readonly WorkModel[],
): WorkModel[] {
  const able = models.filter((model) => canTake(model, song, makers))
  return (able.length > 0 ? able : models).map(asTakingSongs)
}

function asTakingSongs(model: WorkModel): WorkModel {
  if (!takesOwnOnly(model)) return model
  const separate = { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1 }] } as const
  return { ...model, declaration: { ...model.declaration, tasks: { separate } } }
}

/** What tells the song: its file, or its work to a model that takes no files. */
export function toldSong<Inputs extends readonly object[]>(
  inputs: Inputs,
  song: Song,
  model: WorkModel | undefined,
): { inputs: Inputs } | { inputs: []; parent: { id: number; index: number } } {
  if (!model || !takesOwnOnly(model) || !song?.place) return { inputs }
  const { workId: id, index } = song.place
  return { inputs: [], parent: { id, index } }
}
