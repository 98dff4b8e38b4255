import { useTexts } from '../../../i18n/use-texts.ts'
import { DayField } from '../frame/day/day-field.tsx'

type Days = { from: string; to: string }

/** The first and the last day that something is about; empty for no bound. */
export function DaysFields({
  from,
  to,
  max,
  onChange,
}: Days & {
  /** The last day that can be chosen. */
  max?: string
  onChange: (day: Partial<Days>) => void
}) {
  const t = useTexts('adminMoney')
  const className = 'w-40 max-sm:w-[calc(50%-6px)]'
  return (
    <>
      <DayField
        label={t.from}
        max={to || undefined}
        value={from}
        onChange={(day) => onChange({ from: day })}
        className={className}
      />
      <DayField
        label={t.to}
        min={from || undefined}
        max={max}
        value={to}
        onChange={(day) => onChange({ to: day })}
        className={className}
      />
    </>
  )
}
