import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type SeedFieldProps = {
  label: string
  max: number
  /** Absent: another one each time. */
  value: number | undefined
  problem: string | undefined
  onChange: (value: number | undefined) => void
}

/** Seeds in use are short enough to be read out. */
const longestRolled = 4_294_967_295

const roll = (max: number): number => Math.floor(Math.random() * (Math.min(max, longestRolled) + 1))

export function SeedField({ label, max, value, problem, onChange }: SeedFieldProps) {
  const t = useTexts('studio')
  const isKept = value !== undefined
  return (
    <div className="flex items-end gap-1.5">
      <TextField
        label={label}
        inputMode="numeric"
        placeholder={t.randomSeed}
        value={isKept ? String(value) : ''}
        problem={problem}
        className="min-w-0 flex-1"
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          onChange(digits === '' ? undefined : Math.min(max, Number(digits)))
        }}
      />
      <span className="flex h-10 items-center gap-1">
        <IconButton icon="dices" label={t.rollSeed} onClick={() => onChange(roll(max))} />
        <IconButton
          icon={isKept ? 'lock' : 'lock-open'}
          label={isKept ? t.unlockSeed : t.lockSeed}
          pressed={isKept}
          onClick={() => onChange(isKept ? undefined : roll(max))}
        />
      </span>
    </div>
  )
}
