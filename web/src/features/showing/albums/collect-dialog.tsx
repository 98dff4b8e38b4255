// Puts works into own albums: all of them in a list, ticked where they hold the works.
import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
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
  // The albums come a moment later: the first key leads to them, not away.
  const panel = useRef<HTMLDivElement>(null)
  return (
    <DialogWindow
      initialFocus={panel}
      open={open}
      onClose={onClose}
      title={t.collectTitle}
      {...(ids.length > 1 ? { description: t.collectMany({ n: ids.length }) } : {})}
      closeLabel={common.close}
    >
      <div ref={panel} tabIndex={-1} className="outline-none">
        <CollectPanel key={ids.join()} ids={ids} onCollected={onCollected} />
      </div>
    </DialogWindow>
  )
}
