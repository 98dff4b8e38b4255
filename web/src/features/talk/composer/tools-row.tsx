import { Suspense } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { MenuBranch, MenuItem } from '../../../ui/menu-item.tsx'

const ToolRows = late(async () => (await import('./tool-rows.tsx')).ToolRows)

/** Which tools the model may use. `reason` says why it may use none at all. */
export function ToolsRow({ reason, onAll }: { reason: string; onAll: () => void }) {
  const t = useTexts('chat')
  if (reason) {
    return (
      <MenuItem disabled icon="wrench" detail={reason} onSelect={() => undefined}>
        {t.tools}
      </MenuItem>
    )
  }
  return (
    <MenuBranch icon="wrench" label={t.tools} className="w-72">
      <Suspense>
        <ToolRows onAll={onAll} />
      </Suspense>
    </MenuBranch>
  )
}
