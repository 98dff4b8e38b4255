import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type StaffWorkAction, useWorkAction } from './use-work-action.ts'

/** Asks why, and does it. */
export function ActionDialog({
  act,
  id,
  label,
  onClose,
}: {
  act: StaffWorkAction
  id: number
  label: string
  onClose: () => void
}) {
  const t = useTexts('adminWorks')
  const common = useTexts('common')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const does = useWorkAction(act, id, () => {
    toast(t.acts[act].done, { kind: 'success' })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (does.isPending) return
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else does.mutate(reason)
  }
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={t.acts[act].title}
      description={t.acts[act].text}
      closeLabel={common.close}
      initialFocus={field}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          ref={field}
          label={t.reason}
          hint={t.reasonHint}
          problem={isMissing ? t.reasonMissing : undefined}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {does.isError && <FailureState inline message={does.error.message} />}
        <Button
          type="submit"
          kind={act === 'stop' ? 'danger' : 'main'}
          busy={does.isPending}
          className="sm:self-end"
        >
          {label}
        </Button>
      </form>
    </DialogWindow>
  )
}
