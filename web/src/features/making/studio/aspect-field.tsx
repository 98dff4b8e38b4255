import { useId } from 'react'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type AspectFieldProps = {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** Longest side of the shape that stands for an aspect, in px. */
const side = 22

/** Width and height of the shape; a square for what names no sides, such as `auto`. */
export function shapeOf(option: string): { width: number; height: number } {
  const [, wide, high] = /^(\d+(?:\.\d+)?)[:x×](\d+(?:\.\d+)?)$/.exec(option) ?? []
  const ratio = Number(wide) / Number(high)
  if (!Number.isFinite(ratio) || ratio <= 0) return { width: side, height: side }
  const fit = (part: number) => Math.max(5, Math.round(side * Math.min(1, part)))
  return { width: fit(ratio), height: fit(1 / ratio) }
}

/** Aspects as shapes. */
export function AspectField({ label, options, value, onChange }: AspectFieldProps) {
  const t = useTexts('fields')
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      // One row for five; of more, as many rows of four as it takes.
      className={`grid gap-1.5 ${options.length === 5 ? 'grid-cols-5' : 'grid-cols-4'}`}
    >
      {options.map((option) => (
        <label
          key={option}
          className="relative flex h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-line text-small text-soft hover:bg-fill has-checked:border-focus has-checked:bg-fill-strong has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span aria-hidden="true" className="grid place-items-center" style={{ height: side }}>
            <span
              className={`rounded-[3px] border-[1.5px] border-current ${option.includes(':') ? '' : 'border-dashed'}`}
              style={shapeOf(option)}
            />
          </span>
          <span className="figures leading-none">{valueText(option, t)}</span>
        </label>
      ))}
    </div>
  )
}
