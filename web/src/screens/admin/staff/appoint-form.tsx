import { type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAppoint } from './use-appoint.ts'

/** Somebody new, by name. */
export function AppointForm() {
  const t = useTexts('console')
  const common = useTexts('common')
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<StaffRole>('operator')
  const [isMissing, setMissing] = useState(false)
  const appoint = useAppoint({ shownInPlace: true, onDone: () => setUsername('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!username.trim()) return setMissing(true)
    if (!appoint.isPending) appoint.mutate({ username, role })
  }
  const told = appoint.error instanceof CallFailure ? appoint.error : undefined
  const field = told?.fields.find((each) => each.field === 'username')?.reason
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t.username}
        hint={t.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={username}
        problem={isMissing ? t.usernameMissing : field}
        onChange={({ target }) => {
          setMissing(false)
          appoint.reset()
          setUsername(target.value)
        }}
      />
      <div className="flex flex-col items-start gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {t.role}
        </span>
        <Select
          label={t.role}
          value={role}
          options={staffRoles.map((value) => ({ value, label: t.roles[value] }))}
          onChange={setRole}
          className="w-full sm:w-60"
        />
        <p className="text-small text-soft">{t.roleTexts[role]}</p>
      </div>
      {appoint.isError && !field && (
        <FailureState inline message={told?.message ?? common.somethingWrong} />
      )}
      <Button type="submit" kind="main" busy={appoint.isPending} className="self-start">
        {t.appoint}
      </Button>
    </form>
  )
}
