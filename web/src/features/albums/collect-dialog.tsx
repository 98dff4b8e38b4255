// Puts works into own albums: all of them in a list, ticked where they hold the works.
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { CollectPanel } from './collect-panel.tsx'
import type { OnCollected } from './use-collecting.ts'

type CollectDialogProps = {
  open: boolean
  onClose: () => void
  ids: readonly number[]
  onCollected: OnCollected
}

export function CollectDialog({ open, onClose, ids, onCollected }: CollectDialogProps) {
  const t = useTexts('albums')
  const common = useTexts('common')
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.collectTitle}
      {...(ids.length > 1 ? { description: t.collectMany({ n: ids.length }) } : {})}
      closeLabel={common.close}
    >
      <CollectPanel key={ids.join()} ids={ids} onCollected={onCollected} />
    </DialogWindow>
  )
}
