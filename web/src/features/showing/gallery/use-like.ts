import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { changePublished, refreshLiked } from './published-cache.ts'

/** The last press of each work: an answer to an earlier one says nothing any more. */
const presses = new Map<number, number>()

/** Likes a work, or likes it no more: shown at once everywhere, and taken back when the server does not agree. */
export function useLike(): (work: PublishedWork) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async ({ id, isLiked, likes }) => {
      const press = (presses.get(id) ?? 0) + 1
      presses.set(id, press)
      const isLast = () => presses.get(id) === press
      const wanted = !isLiked
      changePublished(queries, id, {
        isLiked: wanted,
        likes: Math.max(0, likes + (wanted ? 1 : -1)),
      })
      try {
        const told = await call('collections.like', { id, likes: wanted }, { keepalive: true })
        if (isLast()) changePublished(queries, id, told)
        // What one likes no more stays in sight until the list of liked works is opened anew.
        await refreshLiked(queries, wanted ? 'active' : 'none')
      } catch {
        if (isLast()) changePublished(queries, id, { isLiked, likes })
      }
    },
    [queries],
  )
}
