import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDeparture } from '../../../lib/use-departure.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type OpenidAccount, useKeepUser } from './queries.ts'
import { Problem, WayRow } from './way-row.tsx'

type OpenidRowsProps = {
  accounts: readonly OpenidAccount[]
  /** What the site's button says; undefined where it offers none. */
  label: string | undefined
  /** The last way in is one of them. */
  mustStay: boolean
}

/** The accounts that are bound, and the one that could be. */
export function OpenidRows({ accounts, label, mustStay }: OpenidRowsProps) {
  const t = useTexts('logins')
  const title = label || t.singleSignOn
  return (
    <>
      {accounts.map((account) => {
        const bound = account.name ? t.boundTo({ name: account.name }) : t.bound
        const text = account.offered ? bound : `${bound} · ${t.noLongerOffered}`
        return (
          <WayRow
            key={account.id}
            icon="shield-check"
            title={account.offered ? title : t.singleSignOn}
            text={text}
          >
            {!mustStay && <Unbind account={account} title={title} />}
          </WayRow>
        )
      })}
      {label !== undefined && !accounts.some(({ offered }) => offered) && <Bind title={title} />}
    </>
  )
}

function Bind({ title }: { title: string }) {
  const t = useTexts('logins')
  const { leave, busy, error } = useDeparture((from) =>
    call('openid.link', { from }, { shownInPlace: true }),
  )
  return (
    <WayRow icon="shield-check" title={title} text={error ? <Problem error={error} /> : t.notBound}>
      <Button
        size="small"
        aria-label={t.bindNamed({ name: title })}
        busy={busy}
        onClick={() => void leave()}
      >
        {t.bind}
      </Button>
    </WayRow>
  )
}

function Unbind({ account: { id }, title }: { account: OpenidAccount; title: string }) {
  const t = useTexts('logins')
  const common = useTexts('common')
  const keepUser = useKeepUser()
  const [asking, setAsking] = useState(false)
  const unbind = useMutation({
    mutationFn: () => call('openid.unbind', { id }, { shownInPlace: true }),
    onSuccess: async (left) => {
      setAsking(false)
      toast(t.unbound, { kind: 'success' })
      await keepUser(left)
    },
  })
  const ask = () => {
    unbind.reset()
    setAsking(true)
  }
  return (
    <>
      <Button size="small" aria-label={t.unbindNamed({ name: title })} onClick={ask}>
        {t.unbind}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.unbindTitle({ name: title })}
        confirmLabel={t.unbind}
        cancelLabel={common.cancel}
        danger
        busy={unbind.isPending}
        onConfirm={() => unbind.mutate()}
        onCancel={() => setAsking(false)}
      >
        {unbind.error ? <Problem error={unbind.error} /> : t.unbindText}
      </ConfirmDialog>
    </>
  )
}
