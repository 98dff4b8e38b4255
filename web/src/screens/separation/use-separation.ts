// The studio of this screen: one task, one song.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import type {
  FormInput,
  Request,
  RequestForm,
  SettledForm,
} from '../../features/making/studio/request-form.ts'
import { studioOf } from '../../features/making/studio/studio-of.ts'
import { type Announced, type Studio, useStudio } from '../../features/making/studio/use-studio.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { nameOfFile } from './song-limits.ts'
import { canTake, modelsFor, toldSong } from './song-models.ts'
import { offered } from './with-taken-song.ts'

type SeparationModels = {
  models: readonly WorkModel[]
  /** Those that make songs. */
  makers: readonly WorkModel[]
}

const songIn = (inputs: readonly FormInput[]) => inputs.find(({ role }) => role === 'song')

/** With the models that the song in the form can be given to. `onSent` is told the works that a press has made. */
export function useSeparation(
  { models, makers }: SeparationModels,
  onSent: (ids: readonly number[]) => void,
): Studio & { models: readonly WorkModel[] } {
  const t = useTexts('separation')
  const client = useWorksClient()
  const store = studioOf('separation')
  const song = songIn(useSyncExternalStore(store.subscribe, store.form).inputs)
  const fitting = useMemo(() => modelsFor(song, models, makers), [song, models, makers])
  const send = useCallback(
    async (request: Request, announced: Announced, { inputs }: SettledForm) => {
      const given = songIn(inputs)
      // What the song is called; the model is told nothing.
      const prompt = nameOfFile(given?.name ?? '')
      const { task: _task, ...asked } = { ...request, prompt }
      const model = models.find(({ id }) => id === request.modelId)
      const body = { ...asked, ...toldSong(request.inputs, given, model) }
      return client.wish(
        [{ ...announced, prompt }],
        async () => (await call('queue.separate', body, { shownInPlace: true })).ids,
      )
    },
    [client, models],
  )
  const quote = useCallback(
    (_form: RequestForm, { inputs, model, price }: SettledForm) => {
      const given = songIn(inputs)
      const asked = models.find(({ id }) => id === model.id)
      const isStrange = given && asked && !canTake(asked, given, makers)
      const problem = isStrange ? t.madeElsewhere({ provider: model.provider }) : ''
      return { works: 1, price, problem }
    },
    [models, makers, t],
  )
  const studio = useStudio({ type: 'separation', models: fitting, offered, send, quote, onSent })
  return { ...studio, models: fitting }
}
