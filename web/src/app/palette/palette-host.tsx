import { Suspense, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useHotkey } from '../../lib/hotkey.ts'
import { late } from '../../ui/late.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { usePalette } from './palette-state.ts'

const load = () => import('./palette.tsx')
const Palette = late(async () => (await load()).Palette)

/** Likely to be opened soon. */
export const expectPalette = (): void => void load().catch(() => undefined)

/** The palette and its shortcut, on every screen. */
export function PaletteHost() {
  const { open, setOpen } = usePalette()
  const wanted = useEver(open)
  const { key: place } = useLocation()
  useHotkey('mod+k', () => setOpen(!open))
  const isBack = useNavigationType() === 'POP'
  // The place also changes by itself: a conversation gets its number while somebody types here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new place
  useEffect(() => {
    if (isBack) setOpen(false)
  }, [place, isBack, setOpen])
  if (!wanted) return null
  return (
    <Suspense fallback={open && <WaitingPalette />}>
      <Palette open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** Until the palette is there, what is typed is kept for it, and goes neither into a message nor away with one. */
function WaitingPalette() {
  const { early, setEarly, setOpen } = usePalette()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (ctrlKey || metaKey || altKey || isComposing) return
      if (key === 'Escape') setOpen(false)
      else if (key === 'Backspace') setEarly((typed) => typed.slice(0, -1))
      else if (key.length === 1) setEarly((typed) => typed + key)
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [setEarly, setOpen])
  return (
    <div className="motion-late fixed inset-0 z-dialog flex justify-center bg-backdrop sm:items-center sm:p-6">
      <p className="flex h-12 w-full items-center gap-2.5 bg-surface px-4 sm:w-130 sm:rounded-card">
        <Spinner />
        {early}
      </p>
    </div>
  )
}
