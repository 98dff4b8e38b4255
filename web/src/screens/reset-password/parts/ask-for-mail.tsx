import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type AskForMailProps = { name: string; onName: (name: string) => void; onAsked: () => void }

export function AskForMail({ name, onName, onAsked }: AskForMailProps) {
  const t = useTexts('security')
  const [problem, setProblem] = useState<string>()
  const ask = useMutation({
    mutationFn: () =>
      call('POST /auth/requestReset', { account: name.trim() }, { shownInPlace: true }),
    onSuccess: onAsked,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(t.nameEmpty)
    else if (!ask.isPending) ask.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {ask.error instanceof CallFailure && <FailureState inline message={ask.error.message} />}
      <p className="text-pretty text-soft">{t.resetAsk}</p>
      <TextField
        autoFocus
        label={t.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={name}
        problem={problem}
        onChange={(event) => {
          setProblem(undefined)
          onName(event.target.value)
        }}
      />
      <Button kind="main" type="submit" size="large" busy={ask.isPending} className="mt-2 w-full">
        {t.sendMail}
      </Button>
    </form>
  )
}
