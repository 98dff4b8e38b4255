import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

type RefuseDialogProps = {
  /** How many works are about to be refused; 0 keeps it closed. */
  count: number
  busy: boolean
  onRefuse: (message: string) => void
  onClose: () => void
}

/** Asks what the authors are told. */
export function RefuseDialog({ count, busy, onRefuse, onClose }: RefuseDialogProps) {
  const t = useTexts('moderation')
  const common = useTexts('common')
  const [message, setMessage] = useState('')
  return (
    <DialogWindow
      open={count > 0}
      onClose={onClose}
      title={t.refuseTitle({ n: count })}
      closeLabel={common.close}
      size="small"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onRefuse(message)
        }}
      >
        <TextAreaField
          label={t.message}
          hint={t.messageHint}
          maxLength={500}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button type="submit" kind="danger" busy={busy} className="sm:self-end">
          {t.refuse}
        </Button>
      </form>
    </DialogWindow>
  )
}
