// The studio of this screen: its form, what a press makes, and handing it over by the calls of its own.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { maxWorks } from '@atelier/contract/work-terms'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import type {
  Request,
  RequestForm,
  SettledForm,
} from '../../features/making/studio/request-form.ts'
import { type Announced, useStudio } from '../../features/making/studio/use-studio.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { defineStored } from '../../lib/storage/define-stored.ts'
import { asksForMany, batchOf, isFastOf } from './batch.ts'

export const maxRepeats = 4

const keptTimes = defineStored<number>('midjourney-times', { default: 1, expiresAfterS: null })

export function useMidjourney(models: readonly WorkModel[]) {
  const t = useTexts('midjourney')
  const { number } = useFormats()
  const client = useWorksClient()
  const kept = useSyncExternalStore(keptTimes.subscribe, keptTimes.get)
  const times = Math.min(maxRepeats, Math.max(1, Math.round(kept) || 1))

  const quote = useCallback(
    (form: RequestForm, settled: SettledForm) => {
      const { works, price, isTooMany } = batchOf(form.prompt.trim(), settled, times)
      const problem = isTooMany ? t.tooMany({ n: works, max: maxWorks }) : ''
      return { works, price, problem }
    },
    [times, t],
  )

  const send = useCallback(
    async ({ task, ...request }: Request, announced: Announced, settled: SettledForm) => {
      const { prompts, works, price } = batchOf(request.prompt, settled, times)
      const isDrawing = task === 'draw'
      const one = { ...announced, price: Math.round(price / works) }
      const body = {
        ...request,
        ...isFastOf(request.params.speed),
        action: task,
        beishu: isDrawing ? times : 1,
        seenPrice: Math.max(request.seenPrice, price),
      }
      const isMany = isDrawing && asksForMany(request.prompt)
      const key = isMany ? 'queue.drawMidjourneyBatch' : 'queue.drawMidjourney'
      return client.wish(
        prompts.map((prompt) => ({ ...one, prompt })),
        async () => (await call(key, body, { shownInPlace: true })).ids,
      )
    },
    [client, times],
  )
  const studio = useStudio({ type: 'midjourney', models, send, quote })
  const { settled, form } = studio
  const batch = useMemo(
    () => settled && batchOf(form.prompt.trim(), settled, times),
    [settled, form.prompt, times],
  )
  return { studio, batch, times, setTimes: keptTimes.set, number }
}

export type Midjourney = ReturnType<typeof useMidjourney>
