import { workStates, workTypes } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { callOptions } from '../../api/call-options.ts'
import { byId, usePages } from '../../api/use-pages.ts'
import { useWorks } from '../../features/making/works/queries.ts'
import { inputOf, type SquareFilter } from './square-filter.ts'

const size = 60
const staleTime = 60_000

/** The models of the square that fit, as many as have been asked for. */
export function useSquare(filter: SquareFilter) {
  const input = inputOf(filter)
  const {
    query,
    rows: models,
    count,
  } = usePages({
    queryKey: ['workModels.listSquare', input],
    size,
    read: (page, signal) =>
      call('workModels.listSquare', { ...input, page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    staleTime,
  })
  return { query, models, count }
}

export const useSquareFilters = () =>
  useQuery({ ...callOptions('workModels.listFilters', {}), staleTime })

export const useModelInfo = (id: number) =>
  useQuery({ ...callOptions('workModels.get', { id }), staleTime })

const done = { type: workTypes.square, status: workStates.done }

/** The newest own picture of each model of the square, among the latest works; an address of a small picture. */
export function useOwnCovers(): ReadonlyMap<number, string> {
  const { works } = useWorks(done)
  return useMemo(() => {
    const covers = new Map<number, string>()
    for (const { modelId, files } of works) {
      const [file] = files
      if (modelId === null || !file?.mime.startsWith('image/') || covers.has(modelId)) continue
      covers.set(modelId, file.thumbnail || file.url)
    }
    return covers
  }, [works])
}
