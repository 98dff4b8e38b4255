import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ListedPackage } from './package-form.ts'
import { useDeletePackage } from './use-package-calls.ts'

export function DeletePackage({ sold, onDone }: { sold: ListedPackage; onDone: () => void }) {
  const t = useTexts('adminMoney')
  const [asking, setAsking] = useState(false)
  const remove = useDeletePackage()
  return (
    <>
      <Button
        kind="quiet"
        icon="trash-2"
        className="mr-auto text-danger hover:text-danger"
        onClick={() => setAsking(true)}
      >
        {t.packages.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.packages.deleteTitle}
        confirmLabel={t.packages.delete}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate({ id: sold.id }, { onSettled: () => setAsking(false), onSuccess: onDone })
        }
        onCancel={() => setAsking(false)}
      >
        {t.packages.deleteText}
      </ConfirmDialog>
    </>
  )
}
