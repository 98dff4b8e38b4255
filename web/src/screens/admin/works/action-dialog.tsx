import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const does = useWorkAction(act, id, () => {
    toast(t.acts[act].done, { kind: 'success' })
    onClose()
  })
  const form = useForm({
    first: { reason: '' },
    read: ({ reason }) => ({
      input: reason,
      problems: { reason: !reason.trim() && t.reasonMissing },
    }),
    send: does.mutateAsync,
    onOdd: () => field.current?.focus(),
    asTyped: 'keep',
  })
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={t.acts[act].title}
      description={t.acts[act].text}
      closeLabel={common.close}
      initialFocus={field}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <Field
          autoComplete={undefined}
          ref={field}
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          {...form.field('reason')}
        />
        <FormEnd of={form} kind={act === 'stop' ? 'danger' : 'main'} className="sm:self-end">
          {label}
        </FormEnd>
      </form>
    </DialogWindow>
  )
}
