import type { Publication } from '@atelier/contract/features/showing/publications'
import { call } from './call.ts'

/** How own works are published; those that never were are left out. */
export const publicationsQuery = (ids: readonly number[]) => ({
  queryKey: ['publications.statesOf', ids] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Publication[]> =>
    call('publications.statesOf', { ids: [...ids] }, { shownInPlace: true, signal }),
  enabled: ids.length > 0,
})
