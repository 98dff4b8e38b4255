// Deleting prompts of the market: at once on the screen, at the server when the time to take it back is over.
import type { MarketPrompt } from '@atelier/contract/features/showing/market'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { tabDeletes, useFinishDeletes } from '../../../lib/tab-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { refreshMarket } from './queries.ts'

const deletes = tabDeletes('market')

/** Numbers of prompts that are being deleted. */
export const useHiddenMarketPrompts = (): ReadonlySet<number> =>
  useSyncExternalStore(deletes.subscribe, deletes.hidden)

async function removePrompts(client: QueryClient, ids: readonly number[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      call('POST /prompt-market/delete', { id }, { keepalive: true }).catch(unlessGone),
    ),
  )
  await refreshMarket(client)
}

export function useDeleteMarketPrompt(): (prompt: MarketPrompt) => void {
  const client = useQueryClient()
  const t = useTexts('market')
  const common = useTexts('common')
  return ({ id, title }) => {
    const { undo, commit } = deletes.add([id], () => removePrompts(client, [id]))
    toast(t.deleted({ title }), {
      key: `market-${id}`,
      onGone: commit,
      action: { label: common.undo, onPress: undo },
    })
  }
}

/** Deletes the prompts that the page before was deleting when it was left. */
export function useFinishMarketDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(deletes, (ids) => removePrompts(client, ids))
}
