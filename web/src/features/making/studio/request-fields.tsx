// Controls for all that the chosen model takes, made from its declaration. What it cannot do is not shown.
import { kindOfType } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { FieldControl } from './field-control.tsx'
import { NumberField } from './number-field.tsx'
import { NegativePrompt } from './prompt-field.tsx'
import { changeChoice, changeParam, maxResults } from './request-form.ts'
import type { Studio } from './use-studio.ts'

export function RequestFields({ studio }: { studio: Studio }) {
  const t = useTexts('studio')
  const isDesktop = useIsDesktop()
  const [unfolded, setUnfolded] = useState(false)
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
  const plain = fields.filter(({ advanced }) => !advanced)
  const folded = fields.filter(({ advanced }) => advanced)
  // What is wrong is never hidden.
  const isOpen = unfolded || folded.some(({ name }) => problems[name])
  const isChanged = Object.keys(studio.form.choices[model.id]?.params ?? {}).length > 0
  return (
    <>
      {!isDesktop && model.declaration.negativePrompt && settled.declared.prompt !== 'none' && (
        <div className="flex flex-col gap-1.5">
          <NegativePrompt studio={studio} />
        </div>
      )}
      {plain.map(control)}
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
      {folded.length > 0 && (
        <section className="flex flex-col gap-4">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isOpen)}
            className="touch-target flex items-center gap-1.5 text-soft hover:text-text"
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            {t.advanced}
          </button>
          {isOpen && folded.map(control)}
        </section>
      )}
      {isChanged && (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          onClick={() => change((form) => changeChoice(form, model.id, { params: {}, count: 1 }))}
        >
          {t.reset}
        </Button>
      )}
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
      <span className="font-medium">{t.task}</span>
      {options.length <= 3 ? (
        <Segmented wide label={t.task} value={task} options={options} onChange={choose} />
      ) : (
        <Select label={t.task} value={task} options={options} onChange={choose} />
      )}
    </div>
  )
}
