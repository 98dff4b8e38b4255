import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'

/** Copies a site and removes it; the one that is open here stays. */
export function SiteActions({ site, onCopy }: { site: SiteOverview; onCopy: () => void }) {
  const t = useTexts('adminSites')
  const [asking, setAsking] = useState(false)
  const { name, code } = site
  const remove = useChange('POST /admin/sites/remove', {
    reads: ['GET /admin/sites', 'GET /admin/console'],
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
    onSettled: () => setAsking(false),
  })
  return (
    <span className="flex justify-end gap-1">
      <IconButton icon="copy" label={t.copy({ name })} onClick={onCopy} />
      {!site.isHome && (
        <IconButton icon="trash-2" label={t.remove({ name })} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t.removeTitle({ name })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ code })}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </span>
  )
}
