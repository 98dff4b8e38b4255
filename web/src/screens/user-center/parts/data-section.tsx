import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useMember } from '../../../features/identity/session/queries.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { beginDownload } from '../../../lib/begin-download.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { DataCard } from './data-card.tsx'
import { ImportCard } from './import/import-card.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { StorageCard } from './storage-card.tsx'

/** All that is kept for the account: to take along, to bring, or to delete. */
export function DataSection() {
  const t = useTexts('userCenter')
  const member = useMember()
  const { logDays } = useSite()
  const [leaving, setLeaving] = useState(false)
  const download = useMutation({
    mutationFn: () => call('accountData.orderExport', {}),
    onSuccess: ({ url }) => {
      beginDownload(url)
      toast(t.exportBegun, { kind: 'success' })
    },
  })
  return (
    <>
      <StorageCard />
      <DataCard
        title={t.exportTitle}
        text={logDays > 0 ? `${t.exportText} ${t.logDays({ days: logDays })}` : t.exportText}
      >
        <Button icon="download" busy={download.isPending} onClick={() => download.mutate()}>
          {t.exportAction}
        </Button>
      </DataCard>
      {member && (
        <DataCard title={t.import.title} text={t.import.text}>
          <ImportCard />
        </DataCard>
      )}
      {member && (
        <DataCard title={t.leaveTitle} text={t.leaveText}>
          <Button kind="danger" icon="trash-2" onClick={() => setLeaving(true)}>
            {t.leaveAction}
          </Button>
          <LeaveDialog member={member} open={leaving} onClose={() => setLeaving(false)} />
        </DataCard>
      )}
    </>
  )
}
