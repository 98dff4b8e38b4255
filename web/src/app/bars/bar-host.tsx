// Everything that says something by itself: who says it, and the one bar that shows, over the top of the screen that is open.
import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { NoticeBar } from '../../features/site/notices/notice-bar.tsx'
import { UpdateBar } from '../../features/site/update/update-bar.tsx'
import { runs } from '../../features/talk/runs/runs.ts'
import { bars, momentNow } from '../../lib/bars/bars.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { LanguageBar } from './language-bar.tsx'
import { ShownBar } from './shown-bar.tsx'

/** How often the moment is looked at while a bar waits or shows, in milliseconds. */
const everyMs = 500

export function BarHost() {
  const place = useContentPlace()
  useLooks()
  const bar = useSyncExternalStore(bars.subscribe, bars.shown)
  return (
    <>
      {[UpdateBar, NoticeBar, LanguageBar].map((Offer) => (
        <Boundary key={Offer.name} quiet>
          <Suspense>
            <Offer />
          </Suspense>
        </Boundary>
      ))}
      <p role="status" lang={bar?.lang} className="sr-only">
        {bar?.text}
      </p>
      {bar && place && createPortal(<ShownBar key={bar.kind} bar={bar} place={place} />, place)}
    </>
  )
}

function useLooks(): void {
  const isWanted = useSyncExternalStore(bars.subscribe, bars.isWanted)
  useEffect(() => {
    if (!isWanted) return
    const look = () => bars.look(momentNow(runs.turns().some(({ endedAt }) => endedAt === null)))
    look()
    const timer = setInterval(look, everyMs)
    const noLonger = runs.subscribe(look)
    return () => {
      clearInterval(timer)
      noLonger()
      look()
    }
  }, [isWanted])
}

/** Where the open screen is drawn, which is another element outside of the layout. */
function useContentPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another screen the place may be another one
  useLayoutEffect(() => setPlace(document.getElementById('content')), [pathname])
  return place
}
