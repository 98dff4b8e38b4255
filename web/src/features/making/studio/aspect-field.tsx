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
const side = 18

/** Width and height of the shape; a square for what names no sides, such as `auto`. */
export function shapeOf(option: string): { width: number; height: number } {
  const [, wide, high] = /^(\d+(?:\.\d+)?)[:x×](\d+(?:\.\d+)?)$/.exec(option) ?? []
  const ratio = Number(wide) / Number(high)
  if (!Number.isFinite(ratio) || ratio <= 0) return { width: side, height: side }
  const fit = (part: number) => Math.max(5, Math.round(side * Math.min(1, part)))
  return { width: fit(ratio), height: fit(1 / ratio) }
}

/** One row where they are short, as `16:9` is; else rows of four, or of half of them. */
export function columnsFor(options: readonly string[]): number {
  if (options.some(({ length }) => length > 5)) return Math.min(4, options.length)
  return options.length <= 8 ? Math.max(4, options.length) : Math.ceil(options.length / 2)
}

/** Aspects as shapes. */
export function AspectField({ label, options, value, onChange }: AspectFieldProps) {
  const t = useTexts('fields')
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid gap-1"
      style={{ gridTemplateColumns: `repeat(${columnsFor(options)}, minmax(0, 1fr))` }}
    >
      {options.map((option) => (
        <label
          key={option}
          className="relative flex h-13 cursor-pointer flex-col items-center justify-center gap-1 rounded-control text-small text-soft hover:bg-fill hover:text-text has-checked:bg-fill-strong has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
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
