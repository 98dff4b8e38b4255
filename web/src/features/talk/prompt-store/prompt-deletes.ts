// Deleting prompts: at once on the screen, at the server when the time to take it back is over.
import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { tabDeletes, useFinishDeletes } from '../../../lib/tab-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'

const deletes = tabDeletes('prompts')

/** Ids of those that are being deleted. */
export const useHiddenPrompts = (): ReadonlySet<number> =>
  useSyncExternalStore(deletes.subscribe, deletes.hidden)

async function removePrompts(client: QueryClient, ids: readonly number[]): Promise<void> {
  await call('POST /prompts/delete', { ids: [...ids] }, { keepalive: true })
  await client.invalidateQueries({ queryKey: dataKey('GET /prompts/list') })
}

export function useDeletePrompt(): (prompt: KeptPrompt) => void {
  const client = useQueryClient()
  const t = useTexts('prompts')
  const common = useTexts('common')
  return ({ id, title }) => {
    const { undo, commit } = deletes.add([id], () => removePrompts(client, [id]))
    toast(t.deleted({ title }), {
      key: `prompt-${id}`,
      onGone: commit,
      action: { label: common.undo, onPress: undo },
    })
  }
}

/** Deletes the prompts that the page before was deleting when it was left. */
export function useFinishPromptDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(deletes, (ids) => removePrompts(client, ids))
}
