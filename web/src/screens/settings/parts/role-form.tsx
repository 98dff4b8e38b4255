import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'

export function RoleForm({ role }: { role: string }) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const queries = useQueryClient()
  const form = useForm({
    first: { role },
    read: (typed) => ({ input: { role: typed.role.trim() } }),
    send: (input) => call('auth.updateUser', input, { shownInPlace: true }),
    onSent: ({ userInfo }, { reset }) => {
      queries.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, userInfo })
      reset({ role: userInfo.role })
      toast(t.saved, { kind: 'success' })
    },
    asTyped: 'keep',
    failureAt: { '*': 'role' },
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <Field
        kind="long"
        label={t.role}
        labelHidden
        hint={t.roleText}
        maxLength={8000}
        {...form.field('role')}
      />
      <Button
        type="submit"
        kind="main"
        className="self-start"
        busy={form.busy}
        disabled={form.draft.role.trim() === role}
      >
        {common.save}
      </Button>
    </form>
  )
}
