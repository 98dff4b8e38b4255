import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'

/** Makes a batch, or one code by its words, worth nothing, once it has been asked again. */
export function RevokeButton({
  target,
  code,
}: {
  target: { batchId: number } | { codeId: number }
  /** In words, when it is about one. */
  code?: string
}) {
  const t = useTexts('adminMoney')
  const [asking, setAsking] = useState(false)
  const revoke = useChange('codes.revoke', {
    onSuccess: () => toast(t.codes.revoked, { kind: 'success' }),
    onSettled: () => setAsking(false),
  })
  const isOne = code !== undefined
  return (
    <>
      {isOne ? (
        <IconButton
          icon="ban"
          size="small"
          label={t.codes.revokeOne({ code })}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button kind="danger" icon="ban" onClick={() => setAsking(true)}>
          {t.codes.revoke}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={isOne ? t.codes.revokeOneTitle({ code }) : t.codes.revokeTitle}
        confirmLabel={t.codes.revokeAction}
        cancelLabel={t.cancel}
        busy={revoke.isPending}
        onConfirm={() => revoke.isPending || revoke.mutate(target)}
        onCancel={() => setAsking(false)}
      >
        {t.codes.revokeText}
      </ConfirmDialog>
    </>
  )
}
