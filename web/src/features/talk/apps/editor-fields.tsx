// Fields of the editor that are more than a line of text.
import { type AppKind, appLimits } from '@atelier/contract/app-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { FormFields } from '../../../ui/form/use-form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type AppDraft, type ModelOption, withLine } from './app-draft.ts'
import { useAppCategories } from './queries.ts'

type AppForm = { form: FormFields<AppDraft> }

export function CategoryField({ kind, form }: AppForm & { kind: AppKind }) {
  const t = useTexts('apps')
  const { data = [] } = useAppCategories(kind)
  return (
    <Field
      kind="choice"
      label={t.category}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      className="w-full sm:w-60"
      {...form.field('category')}
    />
  )
}

export function ModelField({ models, form }: AppForm & { models: readonly ModelOption[] }) {
  const t = useTexts('apps')
  const value = form.draft.modelId
  const isGone = value > 0 && !models.some(({ id }) => id === value)
  return (
    <Field
      kind="choice"
      label={t.model}
      options={[
        { value: 0, label: t.modelChosen },
        ...(isGone ? [{ value, label: t.modelGone }] : []),
        ...models.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      className="w-full sm:w-60"
      {...form.field('modelId')}
    />
  )
}

export function QuestionFields({ form }: AppForm) {
  const t = useTexts('apps')
  const { questions } = form.draft
  const ofAll = form.refused.find(({ field }) => field === 'questions')?.reason
  const change = (changed: readonly string[]) => form.change({ questions: changed })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t.questions}</legend>
      {questions.map((question, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing of its own but its place
          key={at}
          className="flex items-start gap-2"
        >
          <Field
            autoComplete={undefined}
            label={t.question({ n: at + 1 })}
            labelHidden
            className="min-w-0 flex-1"
            maxLength={appLimits.question}
            placeholder={t.question({ n: at + 1 })}
            value={question}
            problem={form.problemOf(`questions.${at}`) ?? (at === 0 ? ofAll : undefined)}
            onChange={(typed) => change(questions.with(at, typed))}
          />
          <IconButton
            icon="x"
            size="large"
            label={t.removeQuestion({ n: at + 1 })}
            onClick={() => change(questions.toSpliced(at, 1))}
          />
        </div>
      ))}
      {questions.length < appLimits.questions && (
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          className="self-start"
          onClick={() => form.change(withLine)}
        >
          {t.addQuestion}
        </Button>
      )}
    </fieldset>
  )
}
