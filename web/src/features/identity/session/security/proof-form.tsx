import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { problemsOf } from './field-problems.ts'

export type Proof = { password: string; code: string }

type ProofFormProps = {
  /** What is going to happen. */
  text: ReactNode
  action: string
  danger?: boolean
  wantsPassword: boolean
  wantsCode: boolean
  /** Throws CallFailure. */
  onProven: (proof: Proof) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the password, a code, or both, before something that changes who may get in. */
export function ProofForm(props: ProofFormProps) {
  const { text, action, danger = false, wantsPassword, wantsCode, onProven, onCancel } = props
  const t = useTexts('security')
  const session = useTexts('session')
  const common = useTexts('common')
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const [local, setLocal] = useState<Partial<Proof>>({})
  const prove = useMutation({ mutationFn: () => onProven(proof) })
  const told = problemsOf(prove.error)
  const problems = { ...told.fields, ...local }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(wantsPassword && proof.password === '' ? { password: session.passwordEmpty } : {}),
      ...(wantsCode && proof.code.trim() === '' ? { code: t.codeEmpty } : {}),
    }
    setLocal(missing)
    if (Object.keys(missing).length === 0 && !prove.isPending) prove.mutate()
  }
  const type = (field: keyof Proof) => (event: { target: { value: string } }) => {
    setLocal({})
    prove.reset()
    setProof({ ...proof, [field]: event.target.value })
  }
  return (
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={submit}>
      {told.general && <FailureState inline message={told.general} />}
      <p className="text-pretty text-soft">{text}</p>
      {wantsPassword && (
        <PasswordField
          autoFocus
          label={session.oldPassword}
          autoComplete="current-password"
          value={proof.password}
          problem={problems.password}
          onChange={type('password')}
        />
      )}
      {wantsCode && (
        <TextField
          autoFocus={!wantsPassword}
          label={t.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={proof.code}
          problem={problems.code}
          onChange={type('code')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={prove.isPending}>
          {action}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
