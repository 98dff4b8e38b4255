import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { type Draft, fieldFailures, problemsOf, tagsIn } from './draft.ts'
import { PanelHead } from './panel-head.tsx'
import { useKeepPrompt } from './queries.ts'

type PromptFormProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  onDone: () => void
}

/** Writes a new prompt, or another wording of one that is there. */
export function PromptForm({ draft, onChange, onDone }: PromptFormProps) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const keep = useKeepPrompt()
  const form = useForm({
    first: draft,
    read: (typed) => ({
      input: { ...typed, tags: tagsIn(typed.tags) },
      problems: problemsOf(typed, t),
    }),
    send: keep.mutateAsync,
    onSent: () => {
      toast(draft.id === undefined ? t.kept : t.changed, { kind: 'success', key: 'prompt-kept' })
      onDone()
    },
    onDraft: onChange,
    asTyped: 'recheck',
    failureAt: fieldFailures,
  })
  return (
    <form
      onSubmit={form.submit}
      aria-label={draft.id === undefined ? t.addTitle : t.editTitle}
      className="flex min-h-0 flex-1 flex-col"
    >
      <PanelHead title={draft.id === undefined ? t.addTitle : t.editTitle} onBack={onDone} />
      <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-4 px-6 py-4 max-sm:px-5">
        <Field label={t.fieldTitle} {...form.field('title')} />
        <Field
          kind="long"
          label={t.fieldContent}
          rows={8}
          hint={t.contentHint}
          {...form.field('content')}
        />
        <Field label={t.fieldTags} hint={t.tagsHint} {...form.field('tags')} />
        {form.failure && (
          <p role="alert" className="text-danger">
            {form.failure}
          </p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="main" busy={form.busy}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
