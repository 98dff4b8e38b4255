import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

/** Sends a mail to an address, and says whether the mail server took it. */
export function TestMailForm() {
  const t = useTexts('adminStart')
  const form = useForm({
    first: { to: '' },
    read: ({ to }) => ({ input: { to: to.trim() } }),
    send: (input) => call('mailAdmin.test', input, { shownInPlace: true }),
  })
  const { reply, failure } = form
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-140 flex-col items-start gap-3">
      <Field
        label={t.testMailTo}
        type="email"
        autoComplete="email"
        className="w-full"
        {...form.field('to')}
      />
      <Button type="submit" icon="mail" busy={form.busy}>
        {t.testMail}
      </Button>
      {failure && <FailureState inline message={failure} />}
      {reply?.problem && (
        <FailureState inline message={t.testMailFailed({ problem: reply.problem })} />
      )}
      <p role="status" className="text-success empty:hidden">
        {reply?.problem === null && t.testMailSent}
      </p>
    </form>
  )
}
