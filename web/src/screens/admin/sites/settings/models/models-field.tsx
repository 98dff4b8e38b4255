import { useState } from 'react'
import { useTexts } from '../../../../../i18n/use-texts.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { SuggestField } from '../../../../../ui/suggest-field.tsx'
import {
  type ModelScope,
  modelNamed,
  suggestModels,
  useKnownModels,
} from '../../../named-models/known-models.ts'

/** Several models by their names at the upstream; names that no model has stay, and say so. */
export function ModelsField({
  label,
  hint,
  problem,
  scope,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem: string | undefined
  scope: ModelScope
  value: readonly string[]
  onChange: (value: string[]) => void
}) {
  const t = useTexts('adminSites')
  const { rows } = useKnownModels()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    // A list that is pasted comes with commas or lines between.
    const names = text.split(/[\n,，]+/).map((name) => name.trim())
    const more = names.filter((name) => name && !value.includes(name))
    if (more.length) onChange([...new Set([...value, ...more])])
    setTyped('')
  }
  const suggestions = rows ? suggestModels(rows, scope, t.modelWords) : []
  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        label={label}
        hint={hint}
        problem={problem}
        placeholder={t.addModel}
        value={typed}
        options={suggestions.filter((one) => !value.includes(one.value))}
        empty={rows?.length === 0 ? t.noModels : t.newModelName}
        more={(n) => t.moreModels({ n })}
        onChange={setTyped}
        onChoose={add}
        onEnter={() => add(typed)}
        onLeave={() => add(typed)}
      />
      {value.length > 0 && (
        <ul
          aria-label={t.chosenModels({ name: label })}
          className="scroll-quiet max-h-72 divide-y divide-line overflow-y-auto rounded-control bg-card"
        >
          {value.map((name) => (
            <li key={name} className="flex min-h-10 items-center gap-2 py-0.5 pr-1 pl-3">
              <ModelLine name={name} scope={scope} />
              <IconButton
                icon="x"
                label={t.removeModel({ name })}
                onClick={() => onChange(value.filter((other) => other !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ModelLine({ name, scope }: { name: string; scope: ModelScope }) {
  const t = useTexts('adminSites')
  const { rows } = useKnownModels()
  const model = rows && modelNamed(rows, name, scope)
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <span className="wrap-anywhere">{model?.label ?? name}</span>
      {model && model.label !== name && (
        <span className="text-small wrap-anywhere text-soft">{name}</span>
      )}
      {rows && !model && <Badge tone="warning">{t.notThere}</Badge>}
      {model && !model.isOffered && <Badge>{t.modelWords.notOffered}</Badge>}
    </span>
  )
}
