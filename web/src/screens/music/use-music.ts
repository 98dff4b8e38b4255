// The studio of the music screen: what is wished for and what it is sent with.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { WorkTask } from '@atelier/contract/work-terms'
import { useCallback } from 'react'
import { call } from '../../api/call.ts'
import {
  changeParam,
  type Request,
  type RequestForm,
  type SettledForm,
} from '../../features/making/studio/request-form.ts'
import { type Announced, type Quote, useStudio } from '../../features/making/studio/use-studio.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useWay } from './kept-way.ts'
import { missingOf, wordsOf } from './song-request.ts'

const offered: readonly WorkTask[] = ['compose']

export function useMusic(models: readonly WorkModel[]) {
  const t = useTexts('music')
  const client = useWorksClient()
  const way = useWay()
  const send = useCallback(
    (request: Request, announced: Announced) =>
      client.wish([announced], async () => {
        const body = { ...request, task: 'compose' as const }
        return (await call('queue.compose', body, { shownInPlace: true })).ids
      }),
    [client],
  )
  const counted = useCallback(
    (words: Pick<Request, 'prompt' | 'params'>) => wordsOf(words, way),
    [way],
  )
  const quote = useCallback(
    ({ prompt }: RequestForm, { params, price }: SettledForm): Quote => {
      const missing = missingOf({ prompt, params }, way)
      return { works: 1, price, problem: missing ? t.missing[missing] : '' }
    },
    [way, t],
  )
  const studio = useStudio({ type: 'music', models, offered, send, quote, counted })
  const { change, settled } = studio
  const modelId = settled?.model.id
  /** Puts a value into the form of the chosen model; an empty text takes it out. */
  const setParam = useCallback(
    (name: string, value: string | boolean | number) => {
      if (modelId === undefined) return
      change((form) => changeParam(form, modelId, name, value === '' ? undefined : value))
    },
    [change, modelId],
  )
  // What is missing is said once the button was pressed in vain.
  const told = studio.quote && {
    ...studio.quote,
    problem: studio.nudged ? studio.quote.problem : '',
  }
  return { ...studio, quote: told, way, setParam }
}

export type MusicStudio = ReturnType<typeof useMusic>
