import { rateNames } from '@atelier/contract/price-rule'
import { useId } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field-frame.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { PriceLine } from '../../frame/settings/setting-values.ts'
import { everyModel } from '../../named-models/known-models.ts'
import { ModelField } from '../../named-models/model-field.tsx'

/** Prices of single models, a line for each rate. */
export function PriceLinesField({
  label,
  hint,
  problem,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem: string | undefined
  value: PriceLine[]
  onChange: (value: PriceLine[]) => void
}) {
  const t = useTexts('adminSites')
  const id = useId()
  const change = (place: number, changes: Partial<PriceLine>) =>
    onChange(value.map((line, other) => (other === place ? { ...line, ...changes } : line)))
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="contents font-medium">{label}</legend>
      {value.map((line, place) => (
        // Lines have no name but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className="flex flex-wrap items-start gap-2">
          <ModelField
            label={t.model}
            scope={everyModel}
            value={line.model}
            onChange={(model) => change(place, { model })}
            className="min-w-0 flex-1 basis-48"
          />
          <Select
            label={t.rate}
            value={line.rate}
            options={[
              { value: '', label: t.free },
              ...rateNames.map((rate) => ({ value: rate as string, label: t.rates[rate] })),
            ]}
            onChange={(rate) => change(place, { rate })}
            className="h-10 w-44"
          />
          <TextField
            label={t.credits}
            inputMode="decimal"
            autoComplete="off"
            disabled={!line.rate}
            value={line.rate ? line.credits : ''}
            onChange={({ target }) => change(place, { credits: target.value })}
            className="w-24"
          />
          <IconButton
            icon="x"
            label={t.removePrice({ name: line.model || String(place + 1) })}
            onClick={() => onChange(value.filter((_, other) => other !== place))}
          />
        </div>
      ))}
      <FieldNote id={id} hint={hint} problem={problem} />
      <Button
        icon="plus"
        size="small"
        className="self-start"
        onClick={() => onChange([...value, { model: '', rate: 'perCall', credits: '' }])}
      >
        {t.addPrice}
      </Button>
    </fieldset>
  )
}
