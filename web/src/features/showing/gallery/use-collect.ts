import { useCallback } from 'react'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'

/** Opens the dialog in which a work is put into albums. */
export function useCollect(): (work: { id: number }) => void {
  const { open } = useDialogLink()
  return useCallback(({ id }) => open('collect', { of: String(id) }), [open])
}
