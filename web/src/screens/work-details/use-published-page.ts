import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../api/call-failure.ts'
import { callOptions } from '../../api/call-options.ts'

/** A published work with all that its page tells. What was withdrawn is not shown from what is kept. */
export function usePublishedPage(id: number) {
  const query = useQuery({
    ...callOptions('gallery.open', { id }),
    enabled: id > 0,
    staleTime: 60_000,
  })
  const { error } = query
  const isGone = id === 0 || (error instanceof CallFailure && error.error === 'gallery.not_found')
  return { query, isGone }
}
