import type { WorkModel } from '@atelier/contract/features/work-models'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { workModelsQuery } from '../../../features/works/queries.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { chosenDrawModel } from './draw-mode.ts'
import { drawModelIn, drawModelsOf } from './draw-wish.ts'

const none: readonly WorkModel[] = []

/** The models that draw, and which of them is in use; asked for once that is `wanted`. */
export function useDrawModels(wanted = true) {
  const query = useQuery({ ...workModelsQuery(), enabled: wanted })
  const all = query.data ?? none
  const chosen = useStored(chosenDrawModel)
  const models = useMemo(() => drawModelsOf(all), [all])
  return { models, model: drawModelIn(all, chosen), query }
}

/** The model in use, once that is known; undefined where none draws. Rejects with CallFailure. */
export async function settledDrawModel(client: QueryClient): Promise<WorkModel | undefined> {
  return drawModelIn(await client.ensureQueryData(workModelsQuery()), chosenDrawModel.get())
}
