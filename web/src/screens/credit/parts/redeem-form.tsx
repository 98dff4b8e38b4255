import { type RefObject, useId } from 'react'
import { useCurrentUser } from '../../../features/identity/session/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import type { useRedeem } from '../use-redeem.ts'
import { CodeField } from './code-field.tsx'

type RedeemFormProps = {
  redeeming: ReturnType<typeof useRedeem>
  field: RefObject<HTMLInputElement | null>
}

/** The field for a code and what is wrong with it; a guest is told where the credit will lie. */
export function RedeemForm({ redeeming, field }: RedeemFormProps) {
  const t = useTexts('codes')
  const { form } = redeeming
  const isGuest = useCurrentUser().data?.userInfo.kind === 'guest'
  const { show } = useDialogLink()
  const id = useId()
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <div className="flex items-start gap-2 max-sm:flex-col max-sm:items-stretch">
        <CodeField ref={field} {...form.field('code')} />
        <Button kind="main" type="submit" busy={form.busy} className="h-10 sm:mt-6.5">
          {t.redeem}
        </Button>
      </div>
      {isGuest && (
        <div className="flex items-center gap-3 text-small text-soft">
          <p id={id} className="min-w-0 flex-1">
            {t.guest}
          </p>
          <Button
            size="small"
            kind={form.failureCode === 'codes.members_only' ? 'main' : 'plain'}
            aria-describedby={id}
            onClick={() => show({ dialog: 'login', tab: 'register' })}
          >
            {t.signUp}
          </Button>
        </div>
      )}
    </form>
  )
}
