import { useTexts } from '../../../../i18n/use-texts.ts'
import { TextField } from '../../../../ui/text-field.tsx'

const isColour = (text: string) => /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)

/** A colour, typed as `#rrggbb` with or without how much it covers, or picked. */
export function ColourField({
  label,
  value,
  problem,
  onChange,
}: {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}) {
  const t = useTexts('adminSites')
  return (
    <TextField
      label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={9}
      value={value}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
      end={
        <input
          type="color"
          aria-label={t.pick({ name: label })}
          value={isColour(value) ? value.slice(0, 7) : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="size-8 cursor-pointer rounded-small border-0 bg-transparent p-1"
        />
      }
    />
  )
}
