// Fields of the editor that are more than a line of text.
import { type AppCategory, type AppKind, appLimits } from '@atelier/contract/app-terms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type AppDraft, type ModelOption, withLine } from './app-draft.ts'
import { useAppCategories } from './queries.ts'

/** The label above stands for the eye; the field has it for itself. */
function Labelled({
  label,
  problem,
  children,
}: {
  label: string
  problem?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
      {problem && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

type CategoryFieldProps = {
  kind: AppKind
  value: AppCategory
  onChange: (category: AppCategory) => void
}

export function CategoryField({ kind, value, onChange }: CategoryFieldProps) {
  const t = useTexts('apps')
  const { data = [] } = useAppCategories(kind)
  return (
    <Labelled label={t.category}>
      <Select
        label={t.category}
        value={value}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
        className="w-full sm:w-60"
      />
    </Labelled>
  )
}

type ModelFieldProps = {
  models: readonly ModelOption[]
  value: number
  problem: string | undefined
  onChange: (modelId: number) => void
}

export function ModelField({ models, value, problem, onChange }: ModelFieldProps) {
  const t = useTexts('apps')
  const isGone = value > 0 && !models.some(({ id }) => id === value)
  return (
    <Labelled label={t.model} problem={problem}>
      <Select
        label={t.model}
        value={value}
        options={[
          { value: 0, label: t.modelChosen },
          ...(isGone ? [{ value, label: t.modelGone }] : []),
          ...models.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onChange}
        className="w-full sm:w-60"
      />
    </Labelled>
  )
}

type QuestionFieldsProps = {
  draft: AppDraft
  told: ReadonlyMap<string, string>
  onDraft: (draft: AppDraft) => void
}

export function QuestionFields({ draft, told, onDraft }: QuestionFieldsProps) {
  const t = useTexts('apps')
  const { questions } = draft
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t.questions}</legend>
      {questions.map((question, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing of its own but its place
          key={at}
          className="flex items-start gap-2"
        >
          <TextField
            label={t.question({ n: at + 1 })}
            labelHidden
            className="min-w-0 flex-1"
            maxLength={appLimits.question}
            placeholder={t.question({ n: at + 1 })}
            value={question}
            problem={told.get(`questions.${at}`) ?? (at === 0 ? told.get('questions') : undefined)}
            onChange={({ target }) =>
              onDraft({
                ...draft,
                questions: questions.map((own, place) => (place === at ? target.value : own)),
              })
            }
          />
          <IconButton
            icon="x"
            size="large"
            label={t.removeQuestion({ n: at + 1 })}
            onClick={() =>
              onDraft({ ...draft, questions: questions.filter((_, place) => place !== at) })
            }
          />
        </div>
      ))}
      {questions.length < appLimits.questions && (
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          className="self-start"
          onClick={() => onDraft(withLine(draft))}
        >
          {t.addQuestion}
        </Button>
      )}
    </fieldset>
  )
}
