import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

type MessageDialogProps = {
  open: boolean
  title: string
  label: string
  hint: string
  /** What the button says. */
  action: string
  kind?: 'main' | 'danger'
  maxLength?: number
  /** Stands in place of the message where the authors are told nothing. */
  note?: string | undefined
  busy: boolean
  onSend: (message: string) => void
  onClose: () => void
}

/** Asks what the authors are told of a decision, if anything. */
export function MessageDialog(props: MessageDialogProps) {
  const {
    label,
    hint,
    action,
    kind = 'danger',
    maxLength = 500,
    note,
    busy,
    onSend,
    ...rest
  } = props
  const common = useTexts('common')
  const [message, setMessage] = useState('')
  return (
    <Dialog {...rest} closeLabel={common.close} size="small">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSend(message)
        }}
      >
        {note === undefined ? (
          <TextAreaField
            label={label}
            hint={hint}
            maxLength={maxLength}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        ) : (
          <p>{note}</p>
        )}
        <Button type="submit" kind={kind} busy={busy} className="sm:self-end">
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
