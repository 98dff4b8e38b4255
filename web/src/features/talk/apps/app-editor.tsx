// Making an app or a role, or changing an own one, over the list and by its address.
import { type AppKind, appLimits } from '@atelier/contract/app-terms'
import { type ReactNode, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import {
  type AppDraft,
  draftOf,
  emptyDraft,
  type ModelOption,
  missingIn,
  wishOf,
} from './app-draft.ts'
import { CategoryField, ModelField, QuestionFields } from './editor-fields.tsx'
import { IconField } from './icon-field.tsx'
import { useAppPage, useSaveApp } from './queries.ts'
import { roleInUse } from './role-in-use.ts'
import { ToolFields } from './tool-fields.tsx'
import { useAppPlace } from './use-app-place.ts'

type Documents = AppDraft['documents']

/** The field of the files that it answers from. */
export type KnowledgeSlot = (field: {
  documents: Documents
  onDocuments: (change: (documents: Documents) => Documents) => void
  onBusy: (isBusy: boolean) => void
}) => ReactNode

type AppEditorProps = {
  kind: AppKind
  models: readonly ModelOption[]
  knowledge: KnowledgeSlot
}

export function AppEditor({ kind, models, knowledge }: AppEditorProps) {
  const t = useTexts('apps')
  const common = useTexts('common')
  const { place, close } = useAppPlace()
  const open = place.edit !== null
  // Keeps its content while it leaves.
  const [last, setLast] = useState(place.edit ?? 0)
  if (place.edit !== null && last !== place.edit) setLast(place.edit)
  const query = useAppPage(last)
  const known = last === 0 ? emptyDraft : query.data?.isOwn ? draftOf(query.data) : undefined
  const isRole = kind === 'role'
  const title = last === 0 ? (isRole ? t.newRole : t.newApp) : isRole ? t.editRole : t.editApp
  return (
    <DialogWindow
      open={open}
      onClose={close}
      size="large"
      fullOnPhone
      title={title}
      closeLabel={common.close}
    >
      {known && open && (
        <EditorForm
          key={last}
          id={last}
          kind={kind}
          models={models}
          knowledge={knowledge}
          known={known}
        />
      )}
      {!known && query.isPending && <Skeleton className="h-80 rounded-card" />}
      {!known && !query.isPending && (
        <EmptyState icon="blocks" title={t.notFound}>
          {t.notFoundText}
        </EmptyState>
      )}
    </DialogWindow>
  )
}

type EditorFormProps = AppEditorProps & { id: number; known: AppDraft }

function EditorForm({ id, kind, models, knowledge, known }: EditorFormProps) {
  const t = useTexts('apps')
  const common = useTexts('common')
  const { show } = useAppPlace()
  const save = useSaveApp()
  const [draft, setDraft] = useState(known)
  const [asked, setAsked] = useState(false)
  const [uploading, setUploading] = useState(false)
  const change = (fields: Partial<AppDraft>) => setDraft((now) => ({ ...now, ...fields }))
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const told = new Map(failure?.fields.map(({ field, reason }) => [field, reason]))
  const missing = asked ? missingIn(draft) : []
  const problem = (field: 'name' | 'systemMessage') =>
    missing.includes(field) ? t.missing[field] : told.get(field)
  const submit = async () => {
    setAsked(true)
    if (uploading || missingIn(draft).length > 0) return
    const saved = await save.mutateAsync(wishOf(draft, { id, kind })).catch(() => undefined)
    if (!saved) return
    if (roleInUse.get().id === saved.id) roleInUse.set({ id: saved.id, name: saved.name })
    toast(t.saved({ name: saved.name }), { kind: 'success' })
    show({ edit: null, app: String(saved.id) })
  }
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t.name}
        maxLength={appLimits.name}
        autoComplete="off"
        value={draft.name}
        problem={problem('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextAreaField
        label={t.description}
        hint={t.descriptionHint}
        rows={2}
        maxLength={appLimits.description}
        value={draft.description}
        problem={told.get('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <IconField icon={draft.icon} problem={told.get('icon')} onIcon={(icon) => change({ icon })} />
      <CategoryField
        kind={kind}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
      <TextAreaField
        label={t.systemMessage}
        hint={t.systemMessageHint}
        rows={6}
        maxLength={appLimits.systemMessage}
        value={draft.systemMessage}
        problem={problem('systemMessage')}
        onChange={({ target }) => change({ systemMessage: target.value })}
      />
      {knowledge({
        documents: draft.documents,
        onDocuments: (to) => setDraft((now) => ({ ...now, documents: to(now.documents) })),
        onBusy: setUploading,
      })}
      {kind === 'app' && (
        <>
          <TextAreaField
            label={t.opening}
            hint={t.openingHint}
            rows={2}
            maxLength={appLimits.opening}
            value={draft.opening}
            problem={told.get('opening')}
            onChange={({ target }) => change({ opening: target.value })}
          />
          <QuestionFields draft={draft} told={told} onDraft={setDraft} />
          <ModelField
            models={models}
            value={draft.modelId}
            problem={told.get('modelId')}
            onChange={(modelId) => change({ modelId })}
          />
          <ToolFields value={draft.tools} onChange={(tools) => change({ tools })} />
        </>
      )}
      {save.isError && told.size === 0 && (
        <FailureState inline message={failure?.message ?? common.somethingWrong} />
      )}
      <Button type="submit" kind="main" busy={save.isPending || uploading} className="sm:self-end">
        {t.save}
      </Button>
    </form>
  )
}
