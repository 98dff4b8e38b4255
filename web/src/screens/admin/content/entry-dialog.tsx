// An entry as it is written, beside what people will see of it.

import type { EntryKind } from '@atelier/contract/content-terms'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useLeaving } from '../../../ui/form/use-leaving.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { bodyOf, type EntryDraft, readDraft } from './entry-draft.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryPreview } from './entry-preview.tsx'
import type { FieldsProps } from './field-props.ts'

type EntryDialogProps = {
  kind: EntryKind
  /** Undefined for a new one. */
  entry: ContentEntry | undefined
  onClose: () => void
}

export function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const save = useSave(kind, entry?.id)
  const form = useForm({
    first: { body: readDraft(entry?.body ?? {}), isShown: entry?.isShown ?? true, anew: false },
    read: ({ body, ...rest }) => ({ input: { body: bodyOf(kind, body), ...rest } }),
    send: save,
    onSent: () => {
      toast(t.saved, { kind: 'success' })
      onClose()
    },
  })
  const { setChanged, close, question } = useLeaving(onClose)
  const wouldLose = form.isChanged && !form.busy
  useEffect(() => setChanged(wouldLose), [setChanged, wouldLose])
  const { body, isShown } = form.draft
  const change = (changes: Partial<EntryDraft>) =>
    form.change((now) => ({ body: { ...now.body, ...changes } }))
  const field: FieldsProps['field'] = (name) => ({
    value: body[name],
    problem: form.problemOf(`body.${name}`),
    onChange: (value) => change({ [name]: value }),
  })
  const canTell = entry?.isShown && isShown && (kind === 'notice' || kind === 'drawingNotice')
  return (
    <DialogWindow
      open
      onClose={close}
      title={entry ? t.editTitle[kind] : t.add[kind]}
      closeLabel={common.close}
      size="large"
      fullOnPhone
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <form noValidate onSubmit={form.submit} className="flex min-w-0 flex-col gap-4">
          <EntryFields kind={kind} draft={body} field={field} onChange={change} />
          {kind === 'notice' && (
            <Field
              kind="switch"
              label={t.important}
              hint={t.importantHint}
              {...field('important')}
            />
          )}
          <Field kind="switch" label={t.show} hint={t.showHint} {...form.field('isShown')} />
          {canTell && (
            <Field kind="switch" label={t.anew} hint={t.anewHint} {...form.field('anew')} />
          )}
          <FormEnd
            of={form}
            disabled={entry !== undefined && !form.isChanged}
            className="sm:self-start"
          >
            {common.save}
          </FormEnd>
        </form>
        <EntryPreview kind={kind} draft={body} />
      </div>
      <ConfirmDialog
        title={t.discardTitle}
        confirmLabel={common.confirm}
        cancelLabel={t.cancel}
        {...question}
      >
        {t.discardText}
      </ConfirmDialog>
    </DialogWindow>
  )
}

type Request = { body: Record<string, unknown>; isShown: boolean; anew: boolean }

/** What shows entries is read anew before anybody hears that it is saved. */
function useSave(kind: EntryKind, id: number | undefined) {
  return async (request: Request) => {
    await call(
      'contentAdmin.save',
      { kind, ...(id === undefined ? {} : { id }), ...request },
      { shownInPlace: true },
    )
    await whenRefreshed()
  }
}
