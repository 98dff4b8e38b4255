import { Suspense, useState } from 'react'
import { useOpenGroup } from '../../features/groups/group-link.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { late } from '../../ui/late.ts'

const Palette = late(async () => (await import('./parts/palette.tsx')).Palette)

/** The shortcuts of the chat that work on every screen: going anywhere, and beginning anew. */
export function ChatShortcuts() {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const openGroup = useOpenGroup()
  useHotkey('mod+k', () => {
    setWanted(true)
    setOpen((now) => !now)
  })
  useHotkey('mod+shift+o', () => openGroup(0))
  if (!wanted) return null
  return (
    <Suspense>
      <Palette open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
