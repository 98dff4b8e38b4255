import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type WithdrawButtonProps = {
  /** How many works it takes back. */
  count: number
  busy: boolean
  onWithdraw: () => Promise<unknown>
}

export function WithdrawButton({ count, busy, onWithdraw }: WithdrawButtonProps) {
  const t = useTexts('publishing')
  const common = useTexts('common')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button kind="danger" busy={busy} onClick={() => setAsks(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t.withdrawAsk({ n: count })}
        confirmLabel={t.withdraw}
        cancelLabel={common.cancel}
        danger
        busy={busy}
        onConfirm={() => void onWithdraw().then(() => setAsks(false))}
        onCancel={() => setAsks(false)}
      >
        {t.withdrawText}
      </ConfirmDialog>
    </>
  )
}
