import type { Backup } from '@atelier/contract/features/running/backups'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { beginDownload } from '../../../lib/begin-download.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useChange } from '../frame/use-change.ts'

export function BackupRow({ backup: { name, bytes, madeAt } }: { backup: Backup }) {
  const t = useTexts('console')
  const { dateTime } = useFormats()
  const locale = useLocale()
  const download = useMutation({
    mutationFn: () => call('backups.ticket', { name }),
    onSuccess: ({ url }) => beginDownload(url),
  })
  return (
    <li className="flex items-center gap-2 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="figures mt-0.5 text-small text-soft">
          {t.backupOf({ date: dateTime(madeAt), size: formatBytes(bytes, locale) })}
        </p>
      </div>
      <IconButton
        icon="download"
        label={t.download({ name })}
        busy={download.isPending}
        onClick={() => download.mutate()}
      />
      <RemoveButton name={name} />
    </li>
  )
}

function RemoveButton({ name }: { name: string }) {
  const t = useTexts('console')
  const [asking, setAsking] = useState(false)
  const remove = useChange('backups.remove', {
    onSuccess: () => toast(t.removed, { kind: 'success' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <IconButton icon="trash-2" label={t.remove({ name })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        title={t.removeTitle}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ name })}
        onCancel={() => setAsking(false)}
      >
        {t.removeText({ name })}
      </ConfirmDialog>
    </>
  )
}
