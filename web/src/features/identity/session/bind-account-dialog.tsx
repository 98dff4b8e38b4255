import '../../../ui/late.css'
import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useCurrentUser } from './queries.ts'
import { useScan, useScanOffered } from './scan.ts'

type BindAccountDialogProps = {
  open: boolean
  onClose: () => void
  /** Why a scan did not work out. */
  reason?: string | undefined
}

/** The messaging account one can log in by: bound, seen, unbound. */
export function BindAccountDialog({ open, onClose, reason }: BindAccountDialogProps) {
  const t = useTexts('binding')
  const common = useTexts('common')
  const user = useCurrentUser().data?.userInfo
  const offered = useScanOffered()
  return (
    <DialogWindow open={open} onClose={onClose} title={t.accountTitle} closeLabel={common.close}>
      <div className="flex flex-col gap-5">
        {reason && <FailureState inline message={reason} />}
        {!user ? (
          <Skeleton className="h-24 w-full rounded-card" />
        ) : user.messagingAccount ? (
          <Bound user={user} account={user.messagingAccount} />
        ) : offered ? (
          <NotBound isGuest={user.kind === 'guest'} />
        ) : (
          <EmptyState icon="scan-qr-code" title={t.notSetUp}>
            {t.notSetUpText}
          </EmptyState>
        )}
      </div>
    </DialogWindow>
  )
}

function NotBound({ isGuest }: { isGuest: boolean }) {
  const t = useTexts('binding')
  const { scan, busy, problem } = useScan('bind-account')
  return (
    <>
      <p className="text-pretty text-soft">{isGuest ? t.guestText : t.bindText}</p>
      {problem && <FailureState inline message={problem} />}
      <Button
        kind="main"
        size="large"
        icon="scan-qr-code"
        className="w-full"
        busy={busy}
        onClick={() => void scan()}
      >
        {isGuest ? t.logInByScan : t.bind}
      </Button>
    </>
  )
}

function Bound({ user, account }: { user: UserInfo; account: { name: string } }) {
  const t = useTexts('binding')
  const { show } = useDialogLink()
  return (
    <>
      <div className="flex items-center gap-3 rounded-card bg-card p-4">
        <Icon name="scan-qr-code" size={24} className="text-soft" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            {account.name ? t.boundTo({ name: account.name }) : t.boundNameless}
          </p>
          <p className="text-soft">{t.boundText}</p>
        </div>
      </div>
      {user.hasPassword || user.otherWays > 0 ? (
        <Unbind />
      ) : (
        <>
          <p className="text-pretty text-soft">{t.onlyWay}</p>
          <Button className="self-start" onClick={() => show({ dialog: 'bind-username' })}>
            {t.usernameTitle}
          </Button>
        </>
      )}
    </>
  )
}

/** Asks in place: a window over so small a one would hide what it is about. */
function Unbind() {
  const t = useTexts('binding')
  const common = useTexts('common')
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const unbind = useMutation({
    mutationFn: () => call('messaging.unbind', {}, { shownInPlace: true }),
    onSuccess: ({ userInfo }) => {
      queries.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, userInfo })
      toast(t.unbound, { kind: 'success' })
    },
  })
  if (!asking)
    return (
      <Button kind="danger" className="self-start" onClick={() => setAsking(true)}>
        {t.unbind}
      </Button>
    )
  return (
    <>
      {unbind.error instanceof CallFailure && (
        <FailureState inline message={unbind.error.message} />
      )}
      <p className="text-pretty">{t.unbindSure}</p>
      <div className="flex gap-2">
        <Button kind="danger" busy={unbind.isPending} onClick={() => unbind.mutate()}>
          {t.unbind}
        </Button>
        <Button autoFocus onClick={() => setAsking(false)}>
          {common.cancel}
        </Button>
      </div>
    </>
  )
}
