import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type Passkey, useKeepUser } from './queries.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { Problem, WayRow } from './way-row.tsx'

type PasskeyRowProps = {
  passkey: Passkey
  /** It is the last way in. */
  mustStay: boolean
}

export function PasskeyRow({ passkey, mustStay }: PasskeyRowProps) {
  const t = useTexts('logins')
  const formats = useFormats()
  const [renaming, setRenaming] = useState(false)
  const { name, host, lastUsedAt } = passkey
  if (renaming) return <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />
  const facts = [
    t.added({ date: formats.date(passkey.createdAt) }),
    lastUsedAt ? t.lastUsed({ when: formats.ago(lastUsedAt) }) : t.neverUsed,
    host === location.hostname ? '' : t.onlyAt({ host }),
  ]
  return (
    <WayRow
      icon="key-round"
      title={name}
      text={facts.filter(Boolean).join(' · ')}
      mark={passkey.synced && <Badge>{t.synced}</Badge>}
    >
      <IconButton icon="pencil" label={t.renameNamed({ name })} onClick={() => setRenaming(true)} />
      {!mustStay && <RemovePasskey passkey={passkey} />}
    </WayRow>
  )
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTexts('logins')
  const common = useTexts('common')
  const keepUser = useKeepUser()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('passkeys.remove', { id }, { shownInPlace: true }),
    onSuccess: async (left) => {
      setAsking(false)
      toast(t.removed, { kind: 'success' })
      await keepUser(left)
    },
  })
  const ask = () => {
    remove.reset()
    setAsking(true)
  }
  return (
    <>
      <IconButton icon="trash-2" label={t.removeNamed({ name })} onClick={ask} />
      <ConfirmDialog
        open={asking}
        title={t.removeTitle({ name })}
        confirmLabel={common.remove}
        cancelLabel={common.cancel}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {remove.error ? <Problem error={remove.error} /> : t.removeText}
      </ConfirmDialog>
    </>
  )
}
