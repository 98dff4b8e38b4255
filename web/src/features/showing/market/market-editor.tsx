// Making a prompt for the market, or changing an own one, over the list and by its address.

import { marketLimits, promptMedia } from '@atelier/contract/market-terms'
import { promptBounds } from '@atelier/contract/prompt-list'
import { useLocation } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field, Labelled } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { saidOf } from '../../../ui/form/form-store.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { ShelfWindow, useLastOpen } from '../../../ui/shelf/shelf-window.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { draftIn, draftOf, type MarketDraft, missingIn, requestOf } from './market-draft.ts'
import { useMarketPlace } from './market-place.ts'
import { PromptWords } from './prompt-words.tsx'
import { useMarketCategories, useMarketPage, useSaveMarketPrompt } from './queries.ts'
import { SampleFields, type SamplePickers } from './sample-fields.tsx'

export type MarketEditorProps = SamplePickers

export function MarketEditor(props: MarketEditorProps) {
  const t = useTexts('market')
  const { place, close } = useMarketPlace()
  const { state } = useLocation()
  const open = place.edit !== null
  const last = useLastOpen(place.edit, open)
  const query = useMarketPage(last)
  const known = last === 0 ? draftIn(state) : query.data?.isOwn ? draftOf(query.data) : undefined
  return (
    <ShelfWindow
      open={open}
      onClose={close}
      size="large"
      title={last === 0 ? t.newPrompt : t.editPrompt}
      of={query}
      isGone
      gone={{ icon: 'scroll-text', title: t.notFound, text: t.notFoundText }}
      waiting="h-80"
      isThere={known !== undefined}
    >
      {known && open && <EditorForm key={last} id={last} known={known} {...props} />}
    </ShelfWindow>
  )
}

type EditorFormProps = MarketEditorProps & { id: number; known: MarketDraft }

function EditorForm({ id, known, ...pickers }: EditorFormProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const { show } = useMarketPlace()
  const { data: categories = [] } = useMarketCategories()
  const save = useSaveMarketPrompt()
  const form = useForm({
    first: known,
    read: (typed) => ({
      input: requestOf(typed, id),
      problems: saidOf(missingIn(typed), t.missing),
    }),
    send: save.mutateAsync,
    onSent: (saved) => {
      toast(t.saved({ title: saved.title }), { kind: 'success' })
      show({ edit: null, prompt: String(saved.id) })
    },
    asTyped: 'keep',
  })
  const { draft } = form
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={form.submit}>
      <Field label={t.fieldTitle} maxLength={promptBounds.titleLength} {...form.field('title')} />
      <Field
        kind="long"
        label={t.description}
        hint={t.descriptionHint}
        rows={2}
        maxLength={marketLimits.description}
        {...form.field('description')}
      />
      <Field
        kind="long"
        label={t.content}
        hint={t.contentHint}
        rows={7}
        maxLength={promptBounds.contentLength}
        {...form.field('content')}
      />
      {draft.content.includes('{{') && (
        <Labelled label={t.preview}>
          <PromptWords content={draft.content} />
        </Labelled>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          kind="choice"
          label={t.category}
          options={categories.map((each) => ({ value: each.id, label: each.name }))}
          {...form.field('category')}
        />
        <Field
          kind="choice"
          label={t.medium}
          options={promptMedia.map((value) => ({ value, label: t.media[value] }))}
          {...form.field('medium')}
        />
      </div>
      <Field label={t.tags} hint={t.tagsHint} {...form.field('tags')} />
      <SampleFields
        draft={draft}
        problem={form.problemOf('samples')}
        onDraft={form.change}
        {...pickers}
      />
      <FormEnd of={form} className="sm:self-end">
        {common.save}
      </FormEnd>
    </form>
  )
}
