import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useModelCall } from './model-calls.ts'

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
  const common = useTexts('common')
  const [connectionId, setConnectionId] = useState(connections[0]?.id ?? 0)
  const [name, setName] = useState('')
  const [hasTried, setTried] = useState(false)
  const add = useModelCall('POST /admin/models/add', { shownInPlace: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (add.isPending || !name.trim()) return
    add.mutate(
      { connectionId, name: name.trim() },
      {
        onSuccess: () => {
          toast(t.added({ name: name.trim() }), { kind: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} title={t.add} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{t.addText}</p>
        <div className="flex flex-col gap-1.5">
          <span aria-hidden="true" className="font-medium">
            {t.connection}
          </span>
          <Select
            label={t.connection}
            value={connectionId}
            options={connections.map(({ id, label }) => ({ value: id, label }))}
            onChange={setConnectionId}
            className="w-full"
          />
        </div>
        <TextField
          label={t.upstreamName}
          hint={t.upstreamNameHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={name}
          problem={hasTried && !name.trim() ? t.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {add.isError && (
          <FailureState
            inline
            message={add.error instanceof CallFailure ? add.error.message : common.somethingWrong}
          />
        )}
        <Button type="submit" kind="main" busy={add.isPending} className="self-end">
          {t.addAction}
        </Button>
      </form>
    </Dialog>
  )
}
