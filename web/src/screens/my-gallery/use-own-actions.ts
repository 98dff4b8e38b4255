// What is done with own works here.
import type { Publication } from '@atelier/contract/features/showing/publications'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { refreshGallery } from '../../features/showing/gallery/published-cache.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { toast } from '../../ui/toast-manager.ts'

export function useOwnActions(isMember: boolean) {
  const queries = useQueryClient()
  const { open } = useDialogLink()
  const t = useTexts('ownGallery')
  const common = useTexts('common')
  return useMemo(() => {
    const publish = (ids: readonly number[]) => {
      if (isMember) open('publish', { of: ids.join() })
      else open('login', { tab: 'register' })
    }
    const collect = (ids: readonly number[]) => open('collect', { of: ids.join() })

    /** As they were published before. */
    const restore = async (publications: readonly Publication[]) => {
      try {
        for (const { id, title, tags, licence, hidesPrompt } of publications)
          await call('publications.publish', { ids: [id], title, tags, licence, hidesPrompt })
      } catch {
        // The call has said why.
      }
      await refreshGallery(queries)
    }

    const withdraw = async (publications: readonly Publication[]) => {
      const ids = publications.map(({ id }) => id)
      try {
        await call('publications.withdraw', { ids })
      } catch {
        return
      }
      await refreshGallery(queries)
      toast(t.withdrawn({ n: ids.length }), {
        key: `withdrawn-${ids.join()}`,
        action: { label: common.undo, onPress: () => void restore(publications) },
      })
    }
    return { publish, collect, withdraw }
  }, [queries, open, t, common, isMember])
}

export type OwnActions = ReturnType<typeof useOwnActions>
