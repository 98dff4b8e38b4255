// The library as a place: `?library=params` has it open over the screen.
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Studio } from '../../features/making/studio/use-studio.ts'
import { withCase } from '../../features/making/studio/with-case.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { leavePlace } from '../../lib/leave-place.ts'
import { toast } from '../../ui/toast-manager.ts'

function searchWithLibrary(search: string, tab: string | null): string {
  const query = new URLSearchParams(search)
  if (tab === null) query.delete('library')
  else query.set('library', tab)
  const text = query.toString()
  return text ? `?${text}` : ''
}

export function useLibrary({ settled, change }: Pick<Studio, 'settled' | 'change'>) {
  const t = useTexts('drawingLibrary')
  const navigate = useNavigate()
  const { search } = useLocation()
  const tab = new URLSearchParams(search).get('library')
  const open = useCallback(
    () =>
      void navigate(
        { search: searchWithLibrary(location.search, 'params') },
        { preventScrollReset: true, state: { openedHere: true } },
      ),
    [navigate],
  )
  const show = useCallback(
    (next: string) => {
      const { state } = history as { state: { usr?: unknown } | null }
      void navigate(
        { search: searchWithLibrary(location.search, next) },
        { replace: true, preventScrollReset: true, state: state?.usr },
      )
    },
    [navigate],
  )
  const close = useCallback(
    () => leavePlace(navigate, searchWithLibrary(location.search, null)),
    [navigate],
  )
  const model = settled?.model
  const take = useCallback(
    (shown: DrawingCase) => {
      if (!model) return
      change((form) => withCase(form, shown, model))
      toast(t.caseTaken, { key: 'recipe' })
    },
    [change, model, t],
  )
  return { tab, open, show, close, take }
}
