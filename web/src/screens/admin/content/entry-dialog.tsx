// An entry as it is written, beside what people will see of it.
import type { EntryKind } from '@atelier/contract/content-terms'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { bodyOf, readDraft } from './entry-draft.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryPreview } from './entry-preview.tsx'
import { useReadAnew } from './use-entries.ts'

type EntryDialogProps = {
  kind: EntryKind
  /** Undefined for a new one. */
  entry: ContentEntry | undefined
  onClose: () => void
}

export function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const [first] = useState(() => ({
    draft: readDraft(entry?.body ?? {}),
    isShown: entry?.isShown ?? true,
    anew: false,
  }))
  const [now, setNow] = useState(first)
  const [asking, setAsking] = useState(false)
  const save = useSave(kind, entry?.id, onClose)
  const { draft, isShown, anew } = now
  const isDirty = JSON.stringify(now) !== JSON.stringify(first)
  const change = (changes: Partial<typeof now>) => {
    if (save.isError) save.reset()
    setNow((before) => ({ ...before, ...changes }))
  }
  const told = save.error instanceof CallFailure ? save.error : undefined
  const problemOf = (field: string) =>
    told?.fields.find(({ field: name }) => `${name}.`.startsWith(`body.${field}.`))?.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ body: bodyOf(kind, draft), isShown, anew })
  }
  const canTell = entry?.isShown && isShown && (kind === 'notice' || kind === 'drawingNotice')
  return (
    <DialogWindow
      open
      onClose={() => (isDirty && !save.isPending ? setAsking(true) : onClose())}
      title={entry ? t.editTitle[kind] : t.add[kind]}
      closeLabel={common.close}
      size="large"
      fullOnPhone
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <EntryFields
            kind={kind}
            draft={draft}
            problemOf={problemOf}
            onChange={(changes) => change({ draft: { ...draft, ...changes } })}
          />
          {kind === 'notice' && (
            <Switch
              label={t.important}
              hint={t.importantHint}
              on={draft.important}
              onChange={(important) => change({ draft: { ...draft, important } })}
            />
          )}
          <Switch
            label={t.show}
            hint={t.showHint}
            on={isShown}
            onChange={(on) => change({ isShown: on })}
          />
          {canTell && (
            <Switch
              label={t.anew}
              hint={t.anewHint}
              on={anew}
              onChange={(on) => change({ anew: on })}
            />
          )}
          {save.isError && (told?.fields.length ?? 0) === 0 && (
            <FailureState inline message={told?.message ?? common.somethingWrong} />
          )}
          <Button
            type="submit"
            kind="main"
            busy={save.isPending}
            disabled={entry !== undefined && !isDirty}
            className="sm:self-start"
          >
            {common.save}
          </Button>
        </form>
        <EntryPreview kind={kind} draft={draft} />
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t.discardTitle}
        confirmLabel={common.confirm}
        cancelLabel={t.cancel}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t.discardText}
      </ConfirmDialog>
    </DialogWindow>
  )
}

type Wish = { body: Record<string, unknown>; isShown: boolean; anew: boolean }

function useSave(kind: EntryKind, id: number | undefined, onSaved: () => void) {
  const t = useTexts('adminContent')
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (wish: Wish) =>
      call(
        'POST /admin/content/save',
        { kind, ...(id === undefined ? {} : { id }), ...wish },
        { shownInPlace: true },
      ),
    onSuccess: async () => {
      await readAnew()
      toast(t.saved, { kind: 'success' })
      onSaved()
    },
  })
}
