import type { DeclaredField } from '@atelier/contract/declared-field'
import { PasswordField } from '../../../features/identity/session/password-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Keys and certificates of several lines. */
const isLong = (name: string) => /(privatekey|publickey|platformkey$|certificate)/i.test(name)

/** The field that an engine or a way to pay declares. */
export function DeclaredInput({
  field: { name, about, isSecret, usual, options },
  value,
  problem,
  note,
  onChange,
}: {
  field: DeclaredField
  value: string
  problem: string | undefined
  /** In place of what it is about. */
  note?: string | undefined
  onChange: (value: string) => void
}) {
  const props = {
    label: name,
    hint: note ?? about,
    problem,
    autoComplete: 'off',
    spellCheck: false,
    placeholder: usual,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (options.length)
    return (
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {name}
        </span>
        <Select
          label={name}
          value={value || usual}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={onChange}
          className="w-full sm:w-72"
        />
        <p className="text-small text-soft">{note ?? about}</p>
      </div>
    )
  if (isLong(name)) return <TextAreaField {...props} />
  if (isSecret) return <PasswordField {...props} autoComplete="new-password" />
  return <TextField {...props} />
}
