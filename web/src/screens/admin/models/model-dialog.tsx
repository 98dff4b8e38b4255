import type { AdminModel } from '@atelier/contract/features/connection-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** Names a model, and says what it is good for. */
export function ModelDialog({ model, onClose }: { model: AdminModel; onClose: () => void }) {
  const t = useTexts('adminModels')
  const common = useTexts('common')
  const queries = useQueryClient()
  const { kind, id, isOffered, listedLabel, listedDescription } = model
  const [label, setLabel] = useState(model.label === listedLabel ? '' : model.label)
  const [description, setDescription] = useState(
    model.description === listedDescription ? '' : model.description,
  )
  const save = useMutation({
    mutationFn: () =>
      call(
        'POST /admin/models/save',
        { kind, id, isOffered, label: label.trim(), description: description.trim() },
        { shownInPlace: true },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: dataKey('GET /admin/models') })
      toast(t.saved, { kind: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t.editTitle} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.label}
          autoComplete="off"
          maxLength={200}
          hint={t.labelHint({ name: listedLabel })}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <TextAreaField
          label={t.description}
          placeholder={listedDescription}
          maxLength={1000}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        {save.isError && (
          <FailureState
            inline
            message={save.error instanceof CallFailure ? save.error.message : common.somethingWrong}
          />
        )}
        <Button type="submit" kind="main" busy={save.isPending} className="self-end">
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
