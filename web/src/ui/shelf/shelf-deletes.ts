// Deleting what is on a shelf: at once on the screen, at the server when the time to take it back is over.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { tabDeletes, useFinishDeletes } from '../../lib/tab-deletes.ts'
import { toast } from '../toast-manager.ts'

/** `name` is that of the kind, `remove` deletes for good. Made once a kind. */
export function shelfDeletes(
  name: string,
  remove: (client: QueryClient, ids: readonly number[]) => Promise<void>,
) {
  const deletes = tabDeletes(name)
  return {
    /** Numbers of those that are being deleted. */
    useHidden: (): ReadonlySet<number> => useSyncExternalStore(deletes.subscribe, deletes.hidden),

    /** Deletes one and says `text`, with the way to take it back as long as that is there. */
    useDelete(): (id: number, text: string) => void {
      const client = useQueryClient()
      const common = useTexts('common')
      return (id, text) => {
        const { undo, commit } = deletes.add([id], () => remove(client, [id]))
        toast(text, {
          key: `${name}-${id}`,
          onGone: commit,
          action: { label: common.undo, onPress: undo },
        })
      }
    },

    /** Deletes those that the page before was deleting when it was left. */
    useFinish(): void {
      const client = useQueryClient()
      useFinishDeletes(deletes, (ids) => remove(client, ids))
    },
  }
}
