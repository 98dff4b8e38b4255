import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import type { Passkey } from './queries.ts'

/** The line of a passkey while it is given another name. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTexts('logins')
  const common = useTexts('common')
  const form = useForm({
    first: { name: passkey.name },
    read: ({ name }) => ({
      input: { id: passkey.id, name: name.trim() },
      problems: { name: name.trim() === '' && t.nameEmpty },
    }),
    send: (input) => call('passkeys.rename', input, { shownInPlace: true }),
    onSent: async () => {
      await whenRefreshed()
      onDone()
    },
    failureAt: { '*': 'name' },
  })
  return (
    <li className="px-3.5 py-3">
      <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={form.submit}>
        <Field
          label={t.passkeyName}
          labelHidden
          autoFocus
          autoComplete={undefined}
          maxLength={60}
          className="min-w-0 flex-1"
          {...form.field('name')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onDone()
          }}
        />
        <Button type="submit" kind="main" className="h-10" busy={form.busy}>
          {common.save}
        </Button>
        <Button className="h-10" onClick={onDone}>
          {common.cancel}
        </Button>
      </form>
    </li>
  )
}
