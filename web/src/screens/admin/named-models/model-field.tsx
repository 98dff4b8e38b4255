import { useTexts } from '../../../i18n/use-texts.ts'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { type ModelScope, modelNamed, suggestModels, useKnownModels } from './known-models.ts'

/** One model by its name at the upstream, chosen from those that there are, or typed: it may be there later. */
export function ModelField({
  label,
  labelHidden,
  hint,
  problem,
  scope,
  value,
  onChange,
  className,
}: {
  label: string
  labelHidden?: boolean
  hint?: string
  problem?: string | undefined
  scope: ModelScope
  value: string
  onChange: (value: string) => void
  className?: string
}) {
  const t = useTexts('adminSites')
  const { rows } = useKnownModels()
  return (
    <SuggestField
      label={label}
      {...(labelHidden ? { labelHidden } : {})}
      hint={<Known value={value} scope={scope} hint={hint} />}
      problem={problem}
      value={value}
      options={rows ? suggestModels(rows, scope, t.modelWords) : []}
      empty={rows?.length === 0 ? t.noModels : t.noSuchModel}
      more={(n) => t.moreModels({ n })}
      onChange={onChange}
      {...(className ? { className } : {})}
    />
  )
}

/** What people know the model by, or that it is not there. */
function Known({
  value,
  scope,
  hint,
}: {
  value: string
  scope: ModelScope
  hint: string | undefined
}) {
  const t = useTexts('adminSites')
  const { rows } = useKnownModels()
  // A task of a model is told after its name.
  const name = value.trim()
  if (!name || !rows) return hint
  const model =
    modelNamed(rows, name, scope) ?? modelNamed(rows, name.replace(/\/[^/]*$/, ''), scope)
  if (!model) return <span className="text-warning">{t.modelGone}</span>
  if (!model.isOffered) return <span className="text-warning">{t.modelNotOffered}</span>
  return model.label === name ? hint : model.label
}
