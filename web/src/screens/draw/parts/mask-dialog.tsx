import { useState } from 'react'
import { exportMask } from '../../../features/mask-canvas/export-mask.ts'
import { MaskCanvas } from '../../../features/mask-canvas/mask-canvas.tsx'
import { emptyHistory, hasMask } from '../../../features/mask-canvas/mask-history.ts'
import type { FormPicture } from '../../../features/studio/wish-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { toast } from '../../../ui/toast-manager.ts'

type MaskDialogProps = {
  source: FormPicture
  onMask: (mask: File) => void
  onClose: () => void
}

/** Lets somebody paint over the source where it is to be changed. */
export function MaskDialog({ source, onMask, onClose }: MaskDialogProps) {
  const t = useTexts('studio')
  const common = useTexts('common')
  const [history, setHistory] = useState(emptyHistory)
  const [busy, setBusy] = useState(false)
  const { width, height } = source
  if (width === null || height === null) return null
  const take = async () => {
    setBusy(true)
    try {
      const mask = await exportMask(history, { width, height })
      onMask(new File([mask], 'mask.png', { type: 'image/png' }))
    } catch {
      toast(common.somethingWrong, { kind: 'failure' })
      setBusy(false)
    }
  }
  return (
    <DialogWindow
      open
      fullOnPhone
      size="large"
      onClose={() => {
        // What was painted would be lost by a press beside it.
        if (!hasMask(history)) onClose()
      }}
      title={t.drawMask}
    >
      <div className="flex h-[min(640px,calc(100dvh-160px))] flex-col gap-3">
        <MaskCanvas
          src={source.url}
          width={width}
          height={height}
          history={history}
          onHistory={setHistory}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="main" busy={busy} disabled={!hasMask(history)} onClick={() => void take()}>
            {common.save}
          </Button>
        </div>
      </div>
    </DialogWindow>
  )
}
