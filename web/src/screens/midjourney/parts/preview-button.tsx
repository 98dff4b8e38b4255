import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Popover } from '../../../ui/popover.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { Midjourney } from '../use-midjourney.ts'

const Preview = late(async () => (await import('./preview.tsx')).Preview)

/** Opens the dry run of the form as it is now. */
export function PreviewButton({
  midjourney,
  hasWords,
}: {
  midjourney: Midjourney
  hasWords: boolean
}) {
  const t = useTexts('midjourney')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [wanted, setWanted] = useState(false)
  const open = wanted && hasWords
  const setOpen = (next: boolean) => {
    if (next && !hasWords) toast(t.writeFirst, { key: 'write-first' })
    setWanted(next && hasWords)
  }
  const preview = (
    <Suspense>
      <Preview midjourney={midjourney} />
    </Suspense>
  )
  if (!isDesktop)
    return (
      <>
        <IconButton icon="eye" label={t.preview} onClick={() => setOpen(true)} />
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t.previewTitle}
          closeLabel={common.close}
        >
          {preview}
        </Dialog>
      </>
    )
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t.previewTitle}
      side="bottom"
      className="max-h-[min(560px,var(--available-height))]! w-90"
      trigger={<IconButton icon="eye" label={t.preview} />}
    >
      <div className="scroll-quiet min-h-0 p-4">{preview}</div>
    </Popover>
  )
}
