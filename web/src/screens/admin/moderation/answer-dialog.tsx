import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

type AnswerDialogProps = {
  name: string
  grants: boolean
  busy: boolean
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** Asks what the author of an appeal is told. */
export function AnswerDialog({ name, grants, busy, onAnswer, onClose }: AnswerDialogProps) {
  const t = useTexts('adminModeration')
  const common = useTexts('common')
  const [answer, setAnswer] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={grants ? t.grantTitle({ name }) : t.refuseTitle({ name })}
      closeLabel={common.close}
      size="small"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(answer)
        }}
      >
        <TextAreaField
          label={t.answer}
          hint={t.answerHint}
          maxLength={1000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Button type="submit" kind={grants ? 'main' : 'danger'} busy={busy} className="sm:self-end">
          {grants ? t.grant : t.refuse}
        </Button>
      </form>
    </Dialog>
  )
}
