// Begins what somebody wrote: an answer in a new conversation, a work in its studio, a map among maps.
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { runAhead } from '../../../features/making/studio/run-ahead.ts'
import { composing } from '../../../features/talk/composer/composing.ts'
import { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import type { Request } from './read-request.ts'
import { useMakerPlaces } from './use-maker-places.ts'

/** Hands a wish over to where it is made, and goes there; what this site does not make is asked for in a conversation. */
export function useMake(): (request: Request) => void {
  const navigate = useNavigate()
  const open = useOpenGroup()
  const places = useMakerPlaces()
  return useCallback(
    ({ kind, words }) => {
      const place = places.get(kind)
      if (kind === 'answer' || !place) {
        composing.setText(0, words)
        return open(0, { send: true })
      }
      if (place.type) runAhead(place.type, words)
      navigate(place.path, { state: kind === 'map' ? { topic: words } : null })
    },
    [navigate, open, places],
  )
}
