import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** Takes every line out of the log, whatever the filters show. */
export function HideAll() {
  const t = useTexts('userCenter')
  const common = useTexts('common')
  const [asking, setAsking] = useState(false)
  const hide = useMutation({
    mutationFn: () => call('credits.hideSpending', { all: true }),
    onSuccess: async () => {
      await whenRefreshed()
      setAsking(false)
      toast(t.allHidden, { kind: 'success' })
    },
  })
  return (
    <>
      <Button size="small" kind="quiet" icon="eye-off" onClick={() => setAsking(true)}>
        {t.hideAll}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.hideAllTitle}
        confirmLabel={t.hideAll}
        cancelLabel={common.cancel}
        busy={hide.isPending}
        onConfirm={() => hide.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t.hideAllText}
      </ConfirmDialog>
    </>
  )
}
