import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Passkey, passkeysQuery } from './queries.ts'

/** The line of a passkey while it is given another name. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTexts('logins')
  const common = useTexts('common')
  const queries = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const [empty, setEmpty] = useState(false)
  const rename = useMutation({
    mutationFn: () =>
      call(
        'POST /auth/renamePasskey',
        { id: passkey.id, name: name.trim() },
        { shownInPlace: true },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() !== '' && !rename.isPending) rename.mutate()
  }
  const problem =
    rename.error &&
    (rename.error instanceof CallFailure ? rename.error.message : common.somethingWrong)
  return (
    <li className="px-3.5 py-3">
      <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={submit}>
        <TextField
          label={t.passkeyName}
          labelHidden
          autoFocus
          maxLength={60}
          className="min-w-0 flex-1"
          value={name}
          problem={empty ? t.nameEmpty : (problem ?? undefined)}
          onChange={(event) => {
            setEmpty(false)
            setName(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onDone()
          }}
        />
        <Button type="submit" kind="main" className="h-10" busy={rename.isPending}>
          {common.save}
        </Button>
        <Button className="h-10" onClick={onDone}>
          {common.cancel}
        </Button>
      </form>
    </li>
  )
}
