import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Sends a mail to an address, and says whether the mail server took it. */
export function TestMailForm() {
  const t = useTexts('adminStart')
  const common = useTexts('common')
  const [to, setTo] = useState('')
  const send = useMutation({
    mutationFn: (address: string) =>
      call('POST /admin/mail/test', { to: address }, { shownInPlace: true }),
  })
  const failure = send.error instanceof CallFailure ? send.error : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate(to.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-160 flex-col items-start gap-3">
      <TextField
        label={t.testMailTo}
        type="email"
        autoComplete="email"
        value={to}
        problem={failure?.fields.find(({ field }) => field === 'to')?.reason}
        onChange={({ target }) => {
          send.reset()
          setTo(target.value)
        }}
        className="w-full"
      />
      <Button type="submit" icon="mail" busy={send.isPending}>
        {t.testMail}
      </Button>
      {send.isError && !failure?.fields.length && (
        <FailureState inline message={failure?.message ?? common.somethingWrong} />
      )}
      {send.data?.problem && (
        <FailureState inline message={t.testMailFailed({ problem: send.data.problem })} />
      )}
      <p role="status" className="text-success empty:hidden">
        {send.data?.problem === null && t.testMailSent}
      </p>
    </form>
  )
}
