import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useRefetch } from './person-calls.ts'

/** Blocks somebody, with the reason that they are told. */
export function BlockDialog({
  id,
  name,
  onClose,
}: {
  id: number
  name: string
  onClose: () => void
}) {
  const t = useTexts('adminPeople')
  const readAnew = useRefetch()
  const form = useForm({
    first: { reason: '' },
    read: ({ reason }) => ({
      input: { id, reason: reason.trim() },
      problems: { reason: !reason.trim() && t.reasonMissing },
    }),
    send: (input) => call('POST /admin/people/block', input, { shownInPlace: true }),
    onSent: async () => {
      toast(t.blockedNow({ name }), { kind: 'success' })
      await readAnew()
      onClose()
    },
    asTyped: 'keep',
  })
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={t.blockTitle({ name })}
      closeLabel={t.close}
      action={t.block}
      kind="danger"
    >
      <p className="text-soft">{t.blockText}</p>
      <Field kind="long" label={t.reason} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
