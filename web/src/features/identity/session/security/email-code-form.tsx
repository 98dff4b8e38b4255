import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { fieldFailures } from './field-failures.ts'

type EmailCodeFormProps = {
  email: string
  onBound: (userInfo: UserInfo) => void
  onOther: () => void
  onCancel: () => void
}

/** The six digits that were mailed. */
export function EmailCodeForm({ email, onBound, onOther, onCancel }: EmailCodeFormProps) {
  const t = useTexts('security')
  const common = useTexts('common')
  const form = useForm({
    first: { code: '' },
    read: ({ code }) => ({
      input: { code: code.replace(/\s/g, '') },
      problems: { code: code.trim() === '' && t.codeEmpty },
    }),
    send: (input) => call('accountSecurity.confirmEmail', input, { shownInPlace: true }),
    onSent: ({ userInfo }) => onBound(userInfo),
    // An address that somebody else was quicker to bind has no field here.
    failureAt: fieldFailures,
  })
  return (
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <p role="status" className="text-pretty wrap-anywhere text-soft">
        {t.codeSent({ email })}
      </p>
      <Field
        kind="whole"
        autoFocus
        label={t.code}
        autoComplete="one-time-code"
        maxLength={12}
        {...form.field('code')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={form.busy}>
          {t.confirm}
        </Button>
        <Button onClick={onOther}>{t.otherAddress}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
