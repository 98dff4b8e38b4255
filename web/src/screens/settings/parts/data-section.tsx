import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { Row, Section } from './section.tsx'
import { SettingsFileRows } from './settings-file-rows.tsx'

export function DataSection() {
  const t = useTexts('settings')
  const common = useTexts('common')
  const { open } = useDialogLink()
  const [asking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => call('groups.deleteAll', {}),
    onSuccess: async () => {
      setAsking(false)
      await whenRefreshed()
      toast(t.cleared, { kind: 'success' })
    },
  })
  return (
    <Section title={t.data}>
      <Row title={t.importConversations} text={t.importConversationsText}>
        <Button icon="upload" onClick={() => open('import')}>
          {t.importConversations}
        </Button>
      </Row>
      <Row title={t.exportConversations} text={t.exportConversationsText}>
        <Button icon="download" onClick={() => open('export')}>
          {t.exportConversations}
        </Button>
      </Row>
      <Row title={t.ownFiles} text={t.ownFilesText}>
        <Button icon="file-text" onClick={() => open('documents')}>
          {t.ownFilesOpen}
        </Button>
      </Row>
      <SettingsFileRows />
      <Row title={t.clearConversations} text={t.clearText}>
        <Button kind="danger" icon="trash-2" onClick={() => setAsking(true)}>
          {t.clearConversations}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        danger
        title={t.clearTitle}
        confirmLabel={t.clearConfirm}
        cancelLabel={common.cancel}
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t.clearWarning}
      </ConfirmDialog>
    </Section>
  )
}
