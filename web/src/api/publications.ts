import type { Publication } from '@atelier/contract/features/showing/publications'
import { call } from './call.ts'

/** How own works are published; those that never were are left out. */
export const publicationsQuery = (ids: readonly number[]) => ({
  queryKey: ['POST /gallery/states', ids] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Publication[]> =>
    call('POST /gallery/states', { ids: [...ids] }, { shownInPlace: true, signal }),
  enabled: ids.length > 0,
})
