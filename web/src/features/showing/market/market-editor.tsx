// Making a prompt for the market, or changing an own one, over the list and by its address.
import { marketLimits, promptMedia } from '@atelier/contract/market-terms'
import { promptBounds } from '@atelier/contract/prompt-list'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { draftIn, draftOf, type MarketDraft, missingIn, wishOf } from './market-draft.ts'
import { PromptWords } from './prompt-words.tsx'
import { useMarketCategories, useMarketPage, useSaveMarketPrompt } from './queries.ts'
import { SampleFields, type SamplePickers } from './sample-fields.tsx'
import { useMarketPlace } from './use-market-place.ts'

export type MarketEditorProps = SamplePickers

export function MarketEditor(props: MarketEditorProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const { place, close } = useMarketPlace()
  const { state } = useLocation()
  const open = place.edit !== null
  // Keeps its content while it leaves.
  const [last, setLast] = useState(place.edit ?? 0)
  if (place.edit !== null && last !== place.edit) setLast(place.edit)
  const query = useMarketPage(last)
  const known = last === 0 ? draftIn(state) : query.data?.isOwn ? draftOf(query.data) : undefined
  return (
    <DialogWindow
      open={open}
      onClose={close}
      size="large"
      fullOnPhone
      title={last === 0 ? t.newPrompt : t.editPrompt}
      closeLabel={common.close}
    >
      {known && open && <EditorForm key={last} id={last} known={known} {...props} />}
      {!known && query.isPending && <Skeleton className="h-80 rounded-card" />}
      {!known && !query.isPending && (
        <EmptyState icon="scroll-text" title={t.notFound}>
          {t.notFoundText}
        </EmptyState>
      )}
    </DialogWindow>
  )
}

type EditorFormProps = MarketEditorProps & { id: number; known: MarketDraft }

function EditorForm({ id, known, ...pickers }: EditorFormProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const { show } = useMarketPlace()
  const { data: categories = [] } = useMarketCategories()
  const save = useSaveMarketPrompt()
  const [draft, setDraft] = useState(known)
  const [asked, setAsked] = useState(false)
  const change = (fields: Partial<MarketDraft>) => setDraft((now) => ({ ...now, ...fields }))
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const told = new Map(failure?.fields.map(({ field, reason }) => [field, reason]))
  const missing = asked ? missingIn(draft) : []
  const problem = (field: 'title' | 'content') =>
    missing.includes(field) ? t.missing[field] : told.get(field)
  const submit = async () => {
    setAsked(true)
    if (missingIn(draft).length > 0) return
    const saved = await save.mutateAsync(wishOf(draft, id)).catch(() => undefined)
    if (!saved) return
    toast(t.saved({ title: saved.title }), { kind: 'success' })
    show({ edit: null, prompt: String(saved.id) })
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
        label={t.fieldTitle}
        maxLength={promptBounds.titleLength}
        autoComplete="off"
        value={draft.title}
        problem={problem('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label={t.description}
        hint={t.descriptionHint}
        rows={2}
        maxLength={marketLimits.description}
        value={draft.description}
        problem={told.get('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextAreaField
        label={t.content}
        hint={t.contentHint}
        rows={7}
        maxLength={promptBounds.contentLength}
        value={draft.content}
        problem={problem('content')}
        onChange={({ target }) => change({ content: target.value })}
      />
      {draft.content.includes('{{') && (
        <Labelled label={t.preview}>
          <PromptWords content={draft.content} />
        </Labelled>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Labelled label={t.category}>
          <Select
            label={t.category}
            value={draft.category}
            options={categories.map((each) => ({ value: each.id, label: each.name }))}
            onChange={(category) => change({ category })}
            className="w-full"
          />
        </Labelled>
        <Labelled label={t.medium}>
          <Select
            label={t.medium}
            value={draft.medium}
            options={promptMedia.map((value) => ({ value, label: t.media[value] }))}
            onChange={(medium) => change({ medium })}
            className="w-full"
          />
        </Labelled>
      </div>
      <TextField
        label={t.tags}
        hint={t.tagsHint}
        autoComplete="off"
        value={draft.tags}
        problem={told.get('tags')}
        onChange={({ target }) => change({ tags: target.value })}
      />
      <SampleFields draft={draft} problem={told.get('samples')} onDraft={setDraft} {...pickers} />
      {save.isError && told.size === 0 && (
        <FailureState inline message={failure?.message ?? common.somethingWrong} />
      )}
      <Button type="submit" kind="main" busy={save.isPending} className="sm:self-end">
        {common.save}
      </Button>
    </form>
  )
}

/** The label above stands for the eye; the field has it for itself. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
