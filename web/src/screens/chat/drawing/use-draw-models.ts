import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWorkModels, workModelsQuery } from '../../../features/making/works/queries.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { chosenDrawModel } from './draw-mode.ts'
import { drawModelIn, drawModelsOf } from './draw-request.ts'

/** The models that draw, and which of them is in use. */
export function useDrawModels() {
  const { models: all, query } = useWorkModels()
  const chosen = useStored(chosenDrawModel)
  const models = useMemo(() => drawModelsOf(all), [all])
  return { models, model: drawModelIn(all, chosen), query }
}

/** The model in use, once that is known; undefined where none draws. Rejects with CallFailure. */
export async function settledDrawModel(client: QueryClient): Promise<WorkModel | undefined> {
  return drawModelIn(await client.ensureQueryData(workModelsQuery()), chosenDrawModel.get())
}
