import type { RateName } from '@atelier/contract/price-rule'
import { useId } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { FieldNote } from '../../../../ui/field-frame.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** What something costs, by what is counted of it; nothing typed costs nothing. */
export function RatesField({
  label,
  hint,
  problem,
  rates,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem: string | undefined
  rates: readonly RateName[]
  value: Record<string, string>
  onChange: (value: Record<string, string>) => void
}) {
  const t = useTexts('adminSites')
  const id = useId()
  // Those that are set and have no place of their own are shown as well.
  const shown = [...new Set([...rates, ...(Object.keys(value) as RateName[])])]
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="contents font-medium">{label}</legend>
      <div className="flex flex-col gap-3">
        {shown.map((rate) => (
          <TextField
            key={rate}
            label={t.rates[rate]}
            inputMode="decimal"
            autoComplete="off"
            placeholder={rate === 'cachedPer1k' ? '' : '0'}
            value={value[rate] ?? ''}
            onChange={({ target }) => onChange({ ...value, [rate]: target.value })}
          />
        ))}
      </div>
      <FieldNote id={id} hint={hint} problem={problem} />
    </fieldset>
  )
}
