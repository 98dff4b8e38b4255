// The one song of the form: given as a file, or one that is there already.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useCallback, useState } from 'react'
import { type BroughtFile, placeFile } from '../../features/making/studio/take-recipe.ts'
import type { Studio } from '../../features/making/studio/use-studio.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { largestMegabytes, problemOfFile } from './song-limits.ts'
import { takesOwnOnly } from './song-models.ts'

/** `models` are all that there are, whichever song they take. */
export function useSong({ settled, store, change }: Studio, models: readonly WorkModel[]) {
  const t = useTexts('separation')
  const [problem, setProblem] = useState('')
  // Where no model takes files, whose songs can be taken apart.
  const onlyOf = models.every(takesOwnOnly) ? (settled?.model.provider ?? '') : ''
  const held = settled?.inputs.find(({ role }) => role === 'song')

  const remove = useCallback(() => {
    setProblem('')
    for (const { key, role } of store.form().inputs) if (role === 'song') store.remove(key)
  }, [store])

  /** What is given last counts. */
  const take = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (onlyOf) return setProblem(t.onlyMade({ provider: onlyOf }))
    const found = problemOfFile(file)
    const { name } = file
    if (found === 'no-song') return setProblem(t.notASong({ name }))
    if (found === 'large') return setProblem(t.tooLarge({ name, megabytes: largestMegabytes }))
    remove()
    store.addFiles('song', [file], 1)
    if (files.length > 1) setProblem(t.onlyOne({ name }))
  }

  const place = useCallback(
    (song: BroughtFile) => {
      remove()
      change((form) => ({ ...form, inputs: placeFile(form.inputs, song, 'song', 1) }))
    },
    [remove, change],
  )
  return { held, problem, onlyOf, take, place, remove, retry: store.retry }
}

export type HeldSong = ReturnType<typeof useSong>
