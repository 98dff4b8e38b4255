import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
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
    <Dialog open onClose={onClose} title={t.add} closeLabel={t.close}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
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
        <FormEnd of={form}>{t.addAction}</FormEnd>
      </form>
    </Dialog>
  )
}
