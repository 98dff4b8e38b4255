import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Menu } from '../../../ui/menu.tsx'
import { chosenTools } from './tool-choice.ts'

const ToolRows = late(async () => (await import('./tool-rows.tsx')).ToolRows)
const AllToolsDialog = late(async () => (await import('./all-tools-dialog.tsx')).AllToolsDialog)

/** Which tools the model may use. `reason` says why it may use none at all. */
export function ToolsMenu({ reason }: { reason: string }) {
  const t = useTexts('chat')
  const chosen = useStored(chosenTools)
  const [all, setAll] = useState<boolean | null>(null)
  if (reason) {
    return (
      <IconButton
        icon="wrench"
        label={reason}
        size="large"
        data-tour="tools"
        aria-disabled
        className="opacity-45"
      />
    )
  }
  return (
    <>
      <Menu
        side="top"
        className="w-64"
        trigger={
          <IconButton
            icon="wrench"
            size="large"
            label={t.tools}
            data-tour="tools"
            className={classes(chosen.length === 0 && 'opacity-60')}
          />
        }
      >
        <Suspense>
          <ToolRows onAll={() => setAll(true)} />
        </Suspense>
      </Menu>
      {all !== null && (
        <Suspense>
          <AllToolsDialog open={all} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  )
}
