import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'

/** How often one asks after a backup under way. */
const askAgainMs = 2000

/** The backups that are kept, asked for again while one is made. */
export function useBackups() {
  const backups = useQuery({
    ...callOptions('backups.list', {}),
    refetchInterval: ({ state }) => (state.data?.makingSince ? askAgainMs : false),
    refetchOnMount: 'always',
  })
  useNews(backups.data)
  return backups
}

/** Says that the one that was waited for is there. */
function useNews(state: ReplyAt<'backups.list'> | undefined): void {
  const t = useTexts('console')
  const queries = useQueryClient()
  const waited = useRef(false)
  useEffect(() => {
    if (!state) return
    if (waited.current && !state.makingSince) {
      if (!state.failure) toast(t.backupDone, { kind: 'success' })
      void queries.invalidateQueries({ queryKey: dataKey('analytics.setup') })
    }
    waited.current = state.makingSince !== null
  }, [state, t, queries])
}
