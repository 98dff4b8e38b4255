import { type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
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
      <FormEnd of={form} className="self-start">
        {t.appoint}
      </FormEnd>
    </form>
  )
}
