import type { AuthorPage } from '@atelier/contract/features/showing/authors'
import { useState } from 'react'
import { useBlock } from '../../../features/showing/gallery/authors.ts'
import { authorPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** What else can be done about somebody. */
export function AuthorMenu({ author }: { author: AuthorPage }) {
  const t = useTexts('authors')
  const common = useTexts('common')
  const block = useBlock()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, name, isMe } = author
  const copy = async () => {
    if (await copyText(`${location.origin}${authorPath(id)}`)) toast(t.copied, { kind: 'success' })
  }
  const blockNow = async () => {
    setBusy(true)
    const isDone = await block(id, true)
    setBusy(false)
    setAsks(false)
    if (!isDone) return
    const undo = async () => {
      if (await block(id, false)) toast(t.unblocked({ name }), { kind: 'success' })
    }
    toast(t.blocked({ name }), { action: { label: t.undo, onPress: () => void undo() } })
  }
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon="ellipsis" kind="plain" size="large" label={t.more} />}
      >
        <MenuItem icon="link" onSelect={() => void copy()}>
          {t.copyLink}
        </MenuItem>
        {!isMe && (
          <>
            <MenuSeparator />
            <MenuItem icon="ban" danger onSelect={() => setAsks(true)}>
              {t.block}
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        danger
        open={asks}
        busy={busy}
        title={t.blockTitle({ name })}
        confirmLabel={t.block}
        cancelLabel={common.cancel}
        onConfirm={() => void blockNow()}
        onCancel={() => setAsks(false)}
      >
        {t.blockText}
      </ConfirmDialog>
    </>
  )
}
