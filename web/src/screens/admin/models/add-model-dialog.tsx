import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { FormDialog } from '../frame/form-dialog.tsx'
import { useChange } from '../frame/use-change.ts'

/** Adds a chat model that its upstream has and does not list. */
export function AddModelDialog({
  connections,
  onClose,
}: {
  /** Those that answer; at least one. */
  connections: readonly AdminConnection[]
  onClose: () => void
}) {
  const t = useTexts('adminModels')
  const add = useChange('POST /admin/models/add', {
    reads: ['GET /admin/models'],
    shownInPlace: true,
  })
  const form = useForm({
    first: { connectionId: connections[0]?.id ?? 0, name: '' },
    read: ({ connectionId, name }) => ({
      input: { connectionId, name: name.trim() },
      problems: { name: !name.trim() && t.nameMissing },
    }),
    send: add.mutateAsync,
    onSent: (_, { draft }) => {
      toast(t.added({ name: draft.name.trim() }), { kind: 'success' })
      onClose()
    },
    asTyped: 'keep',
  })
  return (
    <FormDialog of={form} onClose={onClose} title={t.add} closeLabel={t.close} action={t.addAction}>
      <p className="text-soft">{t.addText}</p>
      <Field
        kind="choice"
        label={t.connection}
        options={connections.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('connectionId')}
      />
      <Field
        label={t.upstreamName}
        hint={t.upstreamNameHint}
        spellCheck={false}
        maxLength={200}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
