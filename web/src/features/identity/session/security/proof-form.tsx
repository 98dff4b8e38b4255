import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { fieldFailures } from './field-failures.ts'

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
  const form = useForm({
    first: { password: '', code: '' },
    read: (input: Proof) => ({
      input,
      problems: {
        password: wantsPassword && input.password === '' && session.passwordEmpty,
        code: wantsCode && input.code.trim() === '' && t.codeEmpty,
      },
    }),
    send: onProven,
    failureAt: fieldFailures,
  })
  return (
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <p className="text-pretty text-soft">{text}</p>
      {wantsPassword && (
        <Field
          kind="secret"
          autoFocus
          label={session.oldPassword}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      {wantsCode && (
        <Field
          kind="code"
          autoFocus={!wantsPassword}
          label={t.code}
          autoComplete="one-time-code"
          maxLength={64}
          {...form.field('code')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={form.busy}>
          {action}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
