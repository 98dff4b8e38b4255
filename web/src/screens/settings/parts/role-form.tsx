import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'

export function RoleForm({ role }: { role: string }) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(role)
  const save = useMutation({
    mutationFn: () => call('POST /user/update', { role: typed.trim() }, { shownInPlace: true }),
    onSuccess: ({ userInfo }) => {
      queries.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, userInfo })
      setTyped(userInfo.role)
      toast(t.saved, { kind: 'success' })
    },
  })
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <TextAreaField
        label={t.role}
        labelHidden
        hint={t.roleText}
        problem={failure ? (failure.fields[0]?.reason ?? failure.message) : undefined}
        maxLength={8000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        kind="main"
        className="self-start"
        busy={save.isPending}
        disabled={typed.trim() === role}
      >
        {common.save}
      </Button>
    </form>
  )
}
