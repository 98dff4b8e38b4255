import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

type RefuseDialogProps = {
  open: boolean
  title: string
  words: { message: string; messageHint: string; refuse: string }
  /** Stands in place of the message where the authors are told nothing. */
  note?: string | undefined
  busy: boolean
  onRefuse: (message: string) => void
  onClose: () => void
}

/** Asks what the authors are told, if anything. */
export function RefuseDialog({ open, title, words, note, busy, ...does }: RefuseDialogProps) {
  const common = useTexts('common')
  const [message, setMessage] = useState('')
  return (
    <Dialog open={open} onClose={does.onClose} title={title} closeLabel={common.close} size="small">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          does.onRefuse(message)
        }}
      >
        {note === undefined ? (
          <TextAreaField
            label={words.message}
            hint={words.messageHint}
            maxLength={500}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        ) : (
          <p>{note}</p>
        )}
        <Button type="submit" kind="danger" busy={busy} className="sm:self-end">
          {words.refuse}
        </Button>
      </form>
    </Dialog>
  )
}
