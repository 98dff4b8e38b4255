import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

type AskForMailProps = { name: string; onName: (name: string) => void; onAsked: () => void }

export function AskForMail({ name, onName, onAsked }: AskForMailProps) {
  const t = useTexts('security')
  const form = useForm({
    first: { account: name },
    read: ({ account }) => ({
      input: { account: account.trim() },
      problems: { account: account.trim() === '' && t.nameEmpty },
    }),
    send: (input) => call('accountSecurity.requestReset', input, { shownInPlace: true }),
    onSent: onAsked,
    onDraft: ({ account }) => onName(account),
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <p className="text-pretty text-soft">{t.resetAsk}</p>
      <Field
        kind="code"
        autoFocus
        label={t.usernameOrEmail}
        autoComplete="username"
        maxLength={254}
        {...form.field('account')}
      />
      <Button kind="main" type="submit" size="large" busy={form.busy} className="mt-2 w-full">
        {t.sendMail}
      </Button>
    </form>
  )
}
