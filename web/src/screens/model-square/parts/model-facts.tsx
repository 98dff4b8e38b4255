// What a model takes, in words, from its declaration.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { ModelField } from '@atelier/contract/model-declaration'
import { kindOfType, mediumOfRole, workTasks } from '@atelier/contract/work-terms'
import { nameText, valueText } from '../../../i18n/field-text.ts'
import { type Formats, useFormats } from '../../../i18n/formats.ts'
import type { FieldsTexts } from '../../../i18n/locales/en-US/fields.ts'
import type { ModelSquareTexts } from '../../../i18n/locales/en-US/model-square.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usePriceText } from '../use-price-text.ts'

export function ModelFacts({ model }: { model: WorkModel }) {
  const t = useTexts('modelSquare')
  const fields = useTexts('fields')
  const formats = useFormats()
  const { declaration } = model
  const isOneOfSeveral = ({ name, tasks }: ModelField) =>
    tasks !== undefined && declaration.fields.filter((each) => each.name === name).length > 1
  const taskNames = ({ tasks = [] }: ModelField) => tasks.map((task) => fields.tasks[task])
  const limits = [
    declaration.mostResults > 1
      ? t.mostResults[kindOfType(model.type)]({ n: declaration.mostResults })
      : '',
    declaration.promptLimit > 0 ? t.promptLimit({ n: declaration.promptLimit }) : '',
    declaration.negativePrompt ? t.negativePrompt : '',
  ].filter(Boolean)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-labelledby="model-abilities" className="flex flex-col gap-3">
        <h2 id="model-abilities" className="text-title font-semibold">
          {t.abilities}
        </h2>
        <Abilities model={model} />
        {limits.length > 0 && <p className="text-small text-soft">{limits.join(' · ')}</p>}
      </section>
      {declaration.fields.length > 0 && (
        <section aria-labelledby="model-settings" className="flex flex-col gap-3">
          <h2 id="model-settings" className="text-title font-semibold">
            {t.settings}
          </h2>
          <dl className="flex flex-col divide-y divide-line">
            {declaration.fields.map((field) => (
              <div
                key={`${field.name} ${field.tasks?.join(' ') ?? ''}`}
                className="flex gap-4 py-2"
              >
                <dt className="w-30 shrink-0 text-soft">
                  {nameText(field, fields)}
                  {isOneOfSeveral(field) && (
                    <span className="block text-small">{taskNames(field).join(t.comma)}</span>
                  )}
                </dt>
                <dd className="figures min-w-0 flex-1 break-words">
                  {fieldText(field, { t, fields, formats })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function Abilities({ model }: { model: WorkModel }) {
  const t = useTexts('modelSquare')
  const fields = useTexts('fields')
  const { priceText } = usePriceText()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {workTasks.map((task) => {
        const declared = model.declaration.tasks[task]
        if (!declared) return null
        const needs = [
          t.prompt[declared.prompt],
          ...declared.inputs
            .filter(({ most: max }) => max > 0)
            .map(({ role, least: min, most: max }) =>
              t.files({
                role: fields.roles[role],
                min: min,
                max: max,
                medium: mediumOfRole(role),
              }),
            ),
        ]
        return (
          <li key={task} className="flex items-baseline gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block">{fields.tasks[task]}</span>
              <span className="block text-small text-soft">{needs.join(' · ')}</span>
            </span>
            <span className="figures shrink-0 text-small">{priceText(model, task)}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Words = { t: ModelSquareTexts; fields: FieldsTexts; formats: Formats }

function fieldText(field: ModelField, { t, fields, formats: { number } }: Words): string {
  switch (field.kind) {
    case 'aspect':
      return t.usually({ options: field.options.join(t.comma), usual: field.fallback })
    case 'choice': {
      const text = (value: string) => valueText(value, fields, field.name)
      return t.usually({
        options: field.options.map(text).join(t.comma),
        usual: text(field.fallback),
      })
    }
    case 'number':
      return t.range({
        min: number(field.min),
        max: number(field.max),
        usual: number(field.fallback),
      })
    case 'seed':
      return t.seed
    case 'flag':
      return t.onOff({ usual: field.fallback ? t.on : t.off })
    case 'text':
      return t.text({ n: field.max })
  }
}
