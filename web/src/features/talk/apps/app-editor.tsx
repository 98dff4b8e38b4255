// Making an app or a role, or changing an own one, over the list and by its address.
import { type AppKind, appLimits } from '@atelier/contract/app-terms'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { saidOf } from '../../../ui/form/form-store.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { ShelfWindow, useLastOpen } from '../../../ui/shelf/shelf-window.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import {
  type AppDraft,
  draftOf,
  emptyDraft,
  type ModelOption,
  missingIn,
  requestOf,
} from './app-draft.ts'
import { useAppPlace } from './app-place.ts'
import { CategoryField, ModelField, QuestionFields } from './editor-fields.tsx'
import { IconField } from './icon-field.tsx'
import { useAppPage, useSaveApp } from './queries.ts'
import { roleInUse } from './role-in-use.ts'
import { ToolFields } from './tool-fields.tsx'

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
  const { place, close } = useAppPlace()
  const open = place.edit !== null
  const last = useLastOpen(place.edit, open)
  const query = useAppPage(last)
  const known = last === 0 ? emptyDraft : query.data?.isOwn ? draftOf(query.data) : undefined
  const isRole = kind === 'role'
  const title = last === 0 ? (isRole ? t.newRole : t.newApp) : isRole ? t.editRole : t.editApp
  return (
    <ShelfWindow
      open={open}
      onClose={close}
      size="large"
      title={title}
      of={query}
      isGone
      gone={{ icon: 'blocks', title: t.notFound, text: t.notFoundText }}
      waiting="h-80"
      isThere={known !== undefined}
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
    </ShelfWindow>
  )
}

type EditorFormProps = AppEditorProps & { id: number; known: AppDraft }

function EditorForm({ id, kind, models, knowledge, known }: EditorFormProps) {
  const t = useTexts('apps')
  const { show } = useAppPlace()
  const save = useSaveApp()
  const [uploading, setUploading] = useState(false)
  const form = useForm({
    first: known,
    read: (typed) => ({
      input: uploading ? undefined : requestOf(typed, { id, kind }),
      problems: saidOf(missingIn(typed), t.missing),
    }),
    send: save.mutateAsync,
    onSent: (saved) => {
      if (roleInUse.get().id === saved.id) roleInUse.set({ id: saved.id, name: saved.name })
      toast(t.saved({ name: saved.name }), { kind: 'success' })
      show({ edit: null, app: String(saved.id) })
    },
    asTyped: 'keep',
  })
  const { draft, change } = form
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={form.submit}>
      <Field label={t.name} maxLength={appLimits.name} {...form.field('name')} />
      <Field
        kind="long"
        label={t.description}
        hint={t.descriptionHint}
        rows={2}
        maxLength={appLimits.description}
        {...form.field('description')}
      />
      <IconField
        icon={draft.icon}
        problem={form.problemOf('icon')}
        onIcon={(icon) => change({ icon })}
      />
      <CategoryField kind={kind} form={form} />
      <Field
        kind="long"
        label={t.systemMessage}
        hint={t.systemMessageHint}
        rows={6}
        maxLength={appLimits.systemMessage}
        {...form.field('systemMessage')}
      />
      {knowledge({
        documents: draft.documents,
        onDocuments: (to) => change(({ documents }) => ({ documents: to(documents) })),
        onBusy: setUploading,
      })}
      {kind === 'app' && (
        <>
          <Field
            kind="long"
            label={t.opening}
            hint={t.openingHint}
            rows={2}
            maxLength={appLimits.opening}
            {...form.field('opening')}
          />
          <QuestionFields form={form} />
          <ModelField models={models} form={form} />
          <ToolFields value={draft.tools} onChange={(tools) => change({ tools })} />
        </>
      )}
      {form.failure && <FailureState inline message={form.failure} />}
      <Button type="submit" kind="main" busy={form.busy || uploading} className="sm:self-end">
        {t.save}
      </Button>
    </form>
  )
}
