import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { searchWithDialog } from '../../../lib/use-dialog-link.ts'
import { searchWithWork } from './work-link.ts'

/** Opens the dialog that publishes works; a work that is open gives way to it, and is open again after it. */
export function usePublishLink(): (ids: readonly number[]) => void {
  const navigate = useNavigate()
  return useCallback(
    (ids) => {
      const search = searchWithWork(location.search, null)
      void navigate(
        { search: searchWithDialog(search, 'publish', { of: ids.join() }) },
        { preventScrollReset: true, state: { openedHere: true } },
      )
    },
    [navigate],
  )
}
