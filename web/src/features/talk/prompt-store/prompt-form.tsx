import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type Draft, type DraftProblems, fieldRefused, problemsOf, tagsIn } from './draft.ts'
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
  const [problems, setProblems] = useState<DraftProblems>({})
  const [refusal, setRefusal] = useState('')
  const keep = useKeepPrompt()

  const change = (part: Partial<Draft>) => {
    const [field] = Object.keys(part)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)))
    onChange({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft, t)
    setProblems(found)
    setRefusal('')
    if (Object.keys(found).length > 0 || keep.isPending) return
    const { id, title, content } = draft
    keep.mutate(
      { id, title, content, tags: tagsIn(draft.tags) },
      {
        onSuccess: () => {
          toast(id === undefined ? t.kept : t.changed, { kind: 'success', key: 'prompt-kept' })
          onDone()
        },
        onError: (error) => {
          const field = error instanceof CallFailure ? fieldRefused(error.error) : undefined
          const message = error instanceof CallFailure ? error.message : common.somethingWrong
          if (field) setProblems({ [field]: message })
          else setRefusal(message)
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={draft.id === undefined ? t.addTitle : t.editTitle}
      className="flex min-h-0 flex-1 flex-col"
    >
      <PanelHead title={draft.id === undefined ? t.addTitle : t.editTitle} onBack={onDone} />
      <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-4 px-6 py-4 max-sm:px-5">
        <TextField
          label={t.fieldTitle}
          value={draft.title}
          problem={problems.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={t.fieldContent}
          value={draft.content}
          rows={8}
          problem={problems.content}
          hint={t.contentHint}
          onChange={({ target }) => change({ content: target.value })}
        />
        <TextField
          label={t.fieldTags}
          value={draft.tags}
          problem={problems.tags}
          hint={t.tagsHint}
          autoComplete="off"
          onChange={({ target }) => change({ tags: target.value })}
        />
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="main" busy={keep.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
