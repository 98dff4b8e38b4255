import { useTexts } from '../i18n/use-texts.ts'
import { DialogWindow } from './dialog-window.tsx'
import { FailureState } from './failure-state.tsx'

type BrokenDialogProps = { open: boolean; onClose: () => void; onRetry: () => void }

/** In place of a window that broke before it was there. */
export function BrokenDialog({ open, onClose, onRetry }: BrokenDialogProps) {
  const t = useTexts('common')
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.somethingWrong}
      titleHidden
      closeLabel={t.close}
    >
      <FailureState message={t.broken} retry={{ label: t.retry, onRetry }} />
    </DialogWindow>
  )
}
