import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { promptsAsJson } from './export-prompts.ts'
import { fetchAllPrompts } from './queries.ts'

/** Ways to take all own prompts elsewhere. */
export function ExportMenu() {
  const t = useTexts('prompts')
  const [busy, setBusy] = useState(false)
  const take = async (way: (json: string) => Promise<boolean>, done: string) => {
    setBusy(true)
    try {
      const isDone = await way(promptsAsJson(await fetchAllPrompts()))
      toast(isDone ? done : t.exportFailed, { kind: isDone ? 'success' : 'failure' })
    } catch {
      toast(t.exportFailed, { kind: 'failure' })
    } finally {
      setBusy(false)
    }
  }
  const save = async (json: string) => {
    saveFile(new Blob([json], { type: 'application/json' }), 'prompts.json')
    return true
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="ellipsis" size="large" label={t.moreActions} busy={busy} />}
    >
      <MenuItem icon="download" onSelect={() => void take(save, t.exported)}>
        {t.exportFile}
      </MenuItem>
      <MenuItem icon="copy" onSelect={() => void take(copyText, t.copiedAll)}>
        {t.exportCopy}
      </MenuItem>
    </Menu>
  )
}
