// Watches for a newer version and says in a bar that there is one; the bar leads to what is new in it and offers to load it.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { Bar } from '../../../lib/bars/bar-queue.ts'
import { useBar } from '../../../lib/bars/bars.ts'
import { late } from '../../../ui/late.ts'
import type { Offer } from './version-watch.ts'
import { versionWatch, watchVersion } from './watch-version.ts'

const UpdateDialog = late(async () => (await import('./update-dialog.tsx')).UpdateDialog)

export function UpdateBar() {
  useEffect(watchVersion, [])
  const offer = useSyncExternalStore(versionWatch.subscribe, versionWatch.offer)
  // The dialog leaves quietly: what was offered last stays while it does.
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
  return last && <OfferedUpdate offer={last} isOffered={offer !== null} />
}

function OfferedUpdate({ offer, isOffered }: { offer: Offer; isOffered: boolean }) {
  const t = useTexts('site')
  const [read, setRead] = useState<Offer | null>(null)
  const isOpen = isOffered && read === offer
  const bar = useMemo<Bar | null>(
    () =>
      isOffered && !isOpen
        ? {
            kind: 'update',
            name: t.updateTitle,
            text: t.versionText({ version: offer.file.version }),
            action: { label: t.updateRead, onPress: () => setRead(offer) },
            dismissLabel: t.later,
            onDismiss: versionWatch.dismiss,
          }
        : null,
    [offer, isOffered, isOpen, t],
  )
  useBar(bar)
  return read && <UpdateDialog offer={read} open={isOpen} />
}
