// Watches for a newer version and says in a bar that there is one; the bar leads to what is new in it and offers to load it.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Bar } from '../../lib/bars/bar-queue.ts'
import { useBar } from '../../lib/bars/bars.ts'
import { UpdateDialog } from './update-dialog.tsx'
import type { Offer } from './version-watch.ts'
import { versionWatch, watchVersion } from './watch-version.ts'

export function UpdateBar() {
  const t = useTexts('site')
  useEffect(watchVersion, [])
  const offer = useSyncExternalStore(versionWatch.subscribe, versionWatch.offer)
  const [read, setRead] = useState<Offer | null>(null)
  const isOpen = offer !== null && read === offer
  const bar = useMemo<Bar | null>(
    () =>
      offer && !isOpen
        ? {
            kind: 'update',
            name: t.updateTitle,
            text: t.versionText({ version: offer.file.version }),
            action: { label: t.updateRead, onPress: () => setRead(offer) },
            dismissLabel: t.later,
            onDismiss: versionWatch.dismiss,
          }
        : null,
    [offer, isOpen, t],
  )
  useBar(bar)
  return read && <UpdateDialog offer={read} open={isOpen} />
}
