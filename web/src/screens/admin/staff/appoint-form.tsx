import { type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useAppoint } from './use-appoint.ts'

/** Somebody new, by name. */
export function AppointForm() {
  const t = useTexts('console')
  const appoint = useAppoint({ shownInPlace: true })
  const form = useForm({
    first: { username: '', role: 'operator' as StaffRole },
    read: (input) => ({
      input,
      problems: { username: !input.username.trim() && t.usernameMissing },
    }),
    send: appoint.mutateAsync,
    onSent: (_, { draft, reset }) => reset({ ...draft, username: '' }),
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Field
        kind="code"
        label={t.username}
        hint={t.usernameHint}
        maxLength={64}
        {...form.field('username')}
      />
      <Field
        kind="choice"
        label={t.role}
        hint={t.roleTexts[form.draft.role]}
        options={staffRoles.map((value) => ({ value, label: t.roles[value] }))}
        className="w-full sm:w-60"
        {...form.field('role')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
      <Button type="submit" kind="main" busy={form.busy} className="self-start">
        {t.appoint}
      </Button>
    </form>
  )
}
