// The studio of this screen: what can be asked for, and the calls that ask for it.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { WorkTask } from '@atelier/contract/work-terms'
import { useCallback } from 'react'
import { call } from '../../api/call.ts'
import type { Request, SettledForm } from '../../features/making/studio/request-form.ts'
import { type Announced, type Studio, useStudio } from '../../features/making/studio/use-studio.ts'
import { clipCallOf } from '../../features/making/works/follow-up.ts'
import { useWorksClient } from '../../features/making/works/works.ts'

/** What a form can ask for; what goes on from a clip is asked for there. */
export const offered: readonly WorkTask[] = ['film', 'anime']

export function useFilming(models: readonly WorkModel[]): Studio {
  const client = useWorksClient()
  const send = useCallback(
    (request: Request, announced: Announced, { model }: SettledForm) =>
      client.wish([announced], () => queue(request, model)),
    [client],
  )
  return useStudio({ type: 'video', models, offered, send })
}

async function queue({ task, ...request }: Request, model: WorkModel): Promise<readonly number[]> {
  const told = { shownInPlace: true }
  if (task === 'anime') return (await call('queue.filmAsAnime', request, told)).ids
  return (await call(clipCallOf(model), { ...request, task: 'film' }, told)).ids
}
