import type { DeclaredField } from '@atelier/contract/declared-field'
import { Field } from '../../../ui/form/field.tsx'

/** Keys and certificates of several lines. */
const isLong = (name: string) => /(privatekey|publickey|platformkey$|certificate)/i.test(name)

/** The field that an engine or a way to pay declares. */
export function DeclaredInput({
  field: { name, about, isSecret, usual: byDefault, options },
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
  const props = { label: name, hint: note ?? about, problem, onChange }
  if (options.length)
    return (
      <Field
        kind="choice"
        {...props}
        problem={undefined}
        value={value || byDefault}
        options={options.map((option) => ({ value: option, label: option }))}
        className="w-full sm:w-72"
      />
    )
  const kind = isLong(name) ? 'long' : isSecret ? 'secret' : 'text'
  return (
    <Field
      kind={kind}
      {...props}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      spellCheck={false}
      placeholder={byDefault}
      value={value}
    />
  )
}
