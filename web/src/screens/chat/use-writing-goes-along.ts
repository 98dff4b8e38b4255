import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router'
import { composing } from '../../features/composer/composing.ts'

/**
 * When the page of a new conversation becomes that of the conversation that was made from it, what was written there until the address
 * followed goes along. `origin` is the page that the conversation was made from.
 */
export function useWritingGoesAlong(groupId: number, origin: string | undefined, page: string) {
  const isReplaced = useNavigationType() === 'REPLACE'
  const isSamePage = isReplaced && groupId > 0 && origin === page
  useLayoutEffect(() => {
    if (isSamePage) composing.move(0, groupId)
  }, [isSamePage, groupId])
}
