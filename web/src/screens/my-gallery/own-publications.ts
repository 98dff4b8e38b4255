import type { PublicationState } from '@atelier/contract/gallery-terms'
import { call } from '../../api/call.ts'
import { byId, usePages } from '../../api/use-pages.ts'

const size = 40

/** Own publications in a state, newest first. */
export function useOwnPublications(state: PublicationState) {
  const { query, rows: publications } = usePages({
    queryKey: ['publications.own', 'list', state],
    size,
    read: (page, signal) =>
      call('publications.own', { state, page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
  })
  return { query, publications }
}
