// Begins what somebody wrote: an answer in a new conversation, a work in its studio, a map among maps.
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useOpenGroup } from '../../../features/groups/group-link.ts'
import { runAhead } from '../../../features/studio/run-ahead.ts'
import type { MakerKind, MakerPlace } from './maker-kinds.ts'

/** Hands words over to where they are made, and goes there. An answer takes what stands in the composer of new conversations. */
export function useMake(): (kind: MakerKind, words: string, place: MakerPlace) => void {
  const navigate = useNavigate()
  const open = useOpenGroup()
  return useCallback(
    (kind, words, place) => {
      if (kind === 'answer') return open(0, { send: true })
      if (place.type) runAhead(place.type, words)
      navigate(place.path, { state: kind === 'map' ? { topic: words } : null })
    },
    [navigate, open],
  )
}
