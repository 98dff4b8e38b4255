import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'

/** A secret: whether there is one is shown, and a new one can be typed. `value` is undefined for one that stays, empty for one that goes. */
export function SecretField({
  label,
  problem,
  isSet,
  value,
  onChange,
}: {
  label: string
  problem: string | undefined
  isSet: boolean
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const t = useTexts('adminSites')
  const goes = isSet && value === ''
  return (
    <div className="flex flex-wrap items-start gap-2">
      <PasswordField
        label={label}
        autoComplete="new-password"
        spellCheck={false}
        maxLength={4000}
        hint={goes ? t.willClear : isSet ? t.isSet : t.notSet}
        value={value ?? ''}
        problem={problem}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        className="min-w-0 flex-1 basis-60"
      />
      {isSet && !goes && (
        <Button
          icon="trash-2"
          aria-label={t.clear({ name: label })}
          className="mt-7 h-10"
          onClick={() => onChange('')}
        />
      )}
    </div>
  )
}
