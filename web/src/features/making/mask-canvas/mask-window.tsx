import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { exportMask } from './export-mask.ts'
import { MaskCanvas } from './mask-canvas.tsx'
import { emptyHistory, hasMask } from './mask-history.ts'

type MaskWindowProps = {
  title: string
  /** The whole picture, with its size in pixels. */
  picture: { url: string; width: number; height: number }
  /** What the main button says. */
  action: string
  /** Takes the mask, white on black; the window stays busy for as long as that takes. */
  onMask: (mask: File) => unknown
  onClose: () => void
  /** More is needed than a mask. */
  blocked?: boolean
  /** Between the picture and the buttons. */
  children?: ReactNode
}

/** A window to paint over a picture where it is to be changed. */
export function MaskWindow(props: MaskWindowProps) {
  const { title, picture, action, onMask, onClose, blocked = false, children } = props
  const t = useTexts('maskCanvas')
  const common = useTexts('common')
  const [history, setHistory] = useState(emptyHistory)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const mask = await exportMask(history, picture)
      await onMask(new File([mask], 'mask.png', { type: 'image/png' }))
    } catch {
      toast(common.somethingWrong, { kind: 'failure' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogWindow
      open
      fullOnPhone
      size="large"
      // What was painted would be lost by a press beside it.
      onClose={() => (hasMask(history) ? setAsking(true) : onClose())}
      title={title}
    >
      <div className="flex h-[min(680px,calc(100dvh-140px))] flex-col gap-3">
        <MaskCanvas
          src={picture.url}
          width={picture.width}
          height={picture.height}
          history={history}
          onHistory={setHistory}
        />
        {children}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {asking ? (
            <GiveUp onGoOn={() => setAsking(false)} onGiveUp={onClose} />
          ) : (
            <>
              <p className="min-w-0 flex-1 text-small text-soft">
                {hasMask(history) ? '' : t.paintFirst}
              </p>
              <Button onClick={onClose}>{common.cancel}</Button>
              <Button
                kind="main"
                busy={busy}
                disabled={blocked || !hasMask(history)}
                onClick={() => void take()}
              >
                {action}
              </Button>
            </>
          )}
        </div>
      </div>
    </DialogWindow>
  )
}

function GiveUp({ onGoOn, onGiveUp }: { onGoOn: () => void; onGiveUp: () => void }) {
  const t = useTexts('maskCanvas')
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => goOn.current?.focus(), [])
  return (
    <>
      <p role="alert" className="min-w-0 flex-1">
        {t.giveUpQuestion}
      </p>
      <Button kind="danger" onClick={onGiveUp}>
        {t.giveUp}
      </Button>
      <Button ref={goOn} onClick={onGoOn}>
        {t.goOn}
      </Button>
    </>
  )
}
