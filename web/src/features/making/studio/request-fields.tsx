// Controls for all that the chosen model takes, made from its declaration. What it cannot do is not shown.
import { kindOfType } from '@atelier/contract/work-terms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { FieldControl } from './field-control.tsx'
import { partFields } from './folded-fields.ts'
import { MoreFields } from './more-fields.tsx'
import { NumberField } from './number-field.tsx'
import { changeChoice, changeParam, maxResults } from './request-form.ts'
import type { Studio } from './use-studio.ts'

type RequestFieldsProps = {
  studio: Studio
  /** Controls of the screen's own, before those that are folded. */
  more?: ReactNode
}

export function RequestFields({ studio, more }: RequestFieldsProps) {
  const t = useTexts('studio')
  const { settled, problems, change } = studio
  if (!settled) return null
  const { model, fields, params, count, task } = settled
  const max = maxResults(model, task)
  const control = (field: (typeof fields)[number]) => (
    <FieldControl
      key={field.name}
      field={field}
      value={params[field.name]}
      problem={problems[field.name]}
      styles={model.styles}
      onChange={(value) => change((form) => changeParam(form, model.id, field.name, value))}
    />
  )
  const { inSight, folded } = partFields(fields)
  const isChanged = Object.keys(studio.form.choices[model.id]?.params ?? {}).length > 0
  const reset = () => change((form) => changeChoice(form, model.id, { params: {}, count: 1 }))
  return (
    <>
      {inSight.map(control)}
      {max > 1 && (
        <NumberField
          label={t.counts[kindOfType(model.type)]}
          value={count}
          min={1}
          max={max}
          step={1}
          problem={problems.count}
          onChange={(value) => change((form) => changeChoice(form, model.id, { count: value }))}
        />
      )}
      {more}
      <MoreFields
        studio={studio}
        folded={folded}
        control={control}
        onReset={isChanged ? reset : undefined}
      />
    </>
  )
}

/** What is to be done, where the model can do several things. */
export function TaskChoice({ studio }: { studio: Studio }) {
  const t = useTexts('studio')
  const fields = useTexts('fields')
  const { settled, change } = studio
  if (!settled || settled.tasks.length < 2) return null
  const { model, tasks, task } = settled
  const options = tasks.map((value) => ({ value, label: fields.tasks[value] }))
  const choose = (chosen: typeof task) =>
    change((form) => changeChoice(form, model.id, { task: chosen }))
  return (
    <div className="flex flex-col gap-1.5">
      {options.length <= 3 ? (
        <Segmented wide label={t.task} value={task} options={options} onChange={choose} />
      ) : (
        <>
          <span className="font-medium">{t.task}</span>
          <Select label={t.task} value={task} options={options} onChange={choose} />
        </>
      )}
    </div>
  )
}
