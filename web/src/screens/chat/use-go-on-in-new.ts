import { attaching } from '../../features/talk/composer/attaching.ts'
import { composing } from '../../features/talk/composer/composing.ts'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'

/** Leaves a conversation that is there no more for a new one; what was written for it, and its files, go along. */
export function useGoOnInNew(groupId: number): () => void {
  const open = useOpenGroup()
  return () => {
    composing.move(groupId, 0)
    attaching.move(groupId, 0)
    open(0, { replace: true })
  }
}
