import {
  kindOfType,
  type WorkTypeName,
  workTypeNames,
  workTypes,
} from '@atelier/contract/work-terms'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { ModelField } from '../../named-models/model-field.tsx'

/** A model for each kind of work; empty for the first that can. */
export function ModelsByKindField({
  label,
  value,
  onChange,
}: {
  label: string
  value: Record<string, string>
  onChange: (value: Record<string, string>) => void
}) {
  const works = useTexts('works')
  const change = (kind: WorkTypeName, model: string) => {
    const { [kind]: _, ...others } = value
    onChange(model.trim() ? { ...others, [kind]: model.trim() } : others)
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="contents font-medium">{label}</legend>
      <div className="flex flex-col gap-3">
        {workTypeNames.map((kind) => (
          <ModelField
            key={kind}
            label={works.kinds[kind]}
            scope={[kindOfType(workTypes[kind])]}
            value={value[kind] ?? ''}
            onChange={(model) => change(kind, model)}
          />
        ))}
      </div>
    </fieldset>
  )
}
