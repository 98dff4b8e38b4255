import type { Group } from '@atelier/contract/features/talk/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { logKey, refetchLog } from './log-queries.ts'
import { refetchGroups } from './queries.ts'

/** Asks before all messages of a conversation go; null for none. */
export function EmptyGroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const empty = async () => {
    if (!group) return
    setBusy(true)
    try {
      await call('chatlog.deleteByGroup', { groupId: group.id }).catch(unlessGone)
      client.removeQueries({ queryKey: logKey(group.id), type: 'inactive' })
      await Promise.all([refetchLog(client, group.id), refetchGroups(client)])
      toast(t.groupEmptied, { kind: 'success' })
      onClose()
    } catch (failure) {
      // A failed call has been said.
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={group !== null}
      danger
      busy={busy}
      title={t.emptyGroupTitle}
      confirmLabel={t.emptyGroupAction}
      cancelLabel={common.cancel}
      onConfirm={() => void empty()}
      onCancel={onClose}
    >
      {t.emptyGroupText}
    </ConfirmDialog>
  )
}
