// Where the screen stands: alone, or, at an address that lies over others, over the one that it was opened from, which stays as it was.
import { useEffect, useMemo, useState } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useOutlet,
} from 'react-router'
import { useGalleryLine } from '../../features/showing/gallery/gallery-line.ts'
import { type Over, OverContext, wasOpenedOver } from '../../lib/over-screen.ts'
import { screens } from '../screens.ts'

/** The screen that lies over galleries. */
const overId = '/workDetails'
const overScreen = screens.find(({ path }) => path === overId)

const fetchOver = () =>
  Promise.all([overScreen?.load(), import('../../screens/work-details/parts/work-over.tsx')])

export function ScreenSlot() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const outlet = useOutlet()
  const id = useMatches().at(-1)?.id
  const [base, setBase] = useState({ location, navigationType, outlet, id })
  const [wasOver, setWasOver] = useState(false)
  const first = useState(id)[0]
  const navigate = useNavigate()
  // A dialog that is opened there is a step of its own, which knows nothing of what lies beneath.
  const isOver =
    id === overId &&
    base.id !== overId &&
    (wasOver || (location.state as { over?: unknown } | null)?.over === base.location.key)
  if (isOver !== wasOver) setWasOver(isOver)
  if (!isOver && (base.outlet !== outlet || base.location !== location))
    setBase({ location, navigationType, outlet, id })
  const shown = isOver ? base : { location, navigationType, outlet, id }
  const { pathname, search } = shown.location
  const place = useMemo(
    () => ({ location: shown.location, navigationType: shown.navigationType }),
    [shown.location, shown.navigationType],
  )
  const over = useMemo(
    (): Over => ({
      leave: () =>
        void (wasOpenedOver() ? navigate(-1) : navigate(pathname + search, { replace: true })),
    }),
    [navigate, pathname, search],
  )
  useEarlyOver()
  return (
    <>
      <div
        key={shown.id}
        className={`flex min-h-0 flex-1 flex-col ${shown.id === first ? '' : 'motion-appear'}`}
      >
        <LocationContext value={place}>{shown.outlet}</LocationContext>
      </div>
      {isOver && <OverContext value={over}>{outlet}</OverContext>}
    </>
  )
}

/** Fetches what lies over a gallery as soon as there is one, so that a press on a work opens it at once. */
function useEarlyOver(): void {
  const isThere = useGalleryLine() !== null
  useEffect(() => {
    if (isThere) void fetchOver().catch(() => undefined)
  }, [isThere])
}
