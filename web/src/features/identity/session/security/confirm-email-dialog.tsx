import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogWindow } from '../../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { useMailedToken } from './use-mailed-token.ts'

/** Where the link of a mail leads that binds its address. It asks first: programs that look at mails open links, too. */
export function ConfirmEmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('security')
  const common = useTexts('common')
  const { token, forget } = useMailedToken()
  const confirm = useMutation({
    mutationFn: () => call('accountSecurity.confirmEmailLink', { token }, { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
  const close = () => {
    forget()
    confirm.reset()
    onClose()
  }
  return (
    <DialogWindow open={open} onClose={close} title={t.confirmTitle} closeLabel={common.close}>
      {confirm.data ? (
        <EmptyState
          icon="circle-check"
          title={t.confirmed(confirm.data)}
          action={<Button onClick={close}>{t.done}</Button>}
        >
          {t.confirmedText}
        </EmptyState>
      ) : token ? (
        <div className="flex flex-col gap-5">
          {confirm.error instanceof CallFailure && (
            <FailureState inline message={confirm.error.message} />
          )}
          <p className="text-pretty text-soft">{t.confirmText}</p>
          <Button
            kind="main"
            size="large"
            className="w-full"
            busy={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t.confirmAction}
          </Button>
        </div>
      ) : (
        <EmptyState icon="mail" title={t.confirmMissing}>
          {t.confirmMissingText}
        </EmptyState>
      )}
    </DialogWindow>
  )
}
