// The tour of the chat where the address asks for it; else its offer to newcomers, and the hints.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDrawer } from '../../../features/site/navigation/drawer-state.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { createTour } from '../../../features/site/tour/create-tour.ts'
import { HintsView } from '../../../features/site/tour/hints-view.tsx'
import type { Tour } from '../../../features/site/tour/tour.ts'
import { TourView } from '../../../features/site/tour/tour-view.tsx'
import { composerField } from '../../../features/talk/composer/composer-field.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useTourLink } from '../../../lib/use-tour-link.ts'
import type { LogItem } from '../compose-log.ts'
import { chatSteps } from './chat-steps.ts'
import { isOfferAnswered } from './offer-state.ts'
import { TourOffer } from './tour-offer.tsx'

type ChatTourProps = { groupId: number; items: readonly LogItem[] }

export function ChatTour({ groupId, items }: ChatTourProps) {
  const { tour: wanted, open, close } = useTourLink()
  const [page] = useState(() => document.getElementById('root') ?? document.body)
  const tour = useChatTour(page)
  const takeTour = useCallback(() => open('chat'), [open])
  if (wanted === 'chat') return <RunningTour tour={tour} page={page} onOver={close} />
  return (
    <>
      <TourOffer tour={tour} groupId={groupId} isEmpty={items.length === 0} onTake={takeTour} />
      <ChatHints items={items} />
    </>
  )
}

function useChatTour(page: Element): Tour {
  const t = useTexts('tour')
  const { appName, siteName } = useSite()
  const isTouch = useMedia(touchQuery)
  return useMemo(
    () =>
      createTour(page, {
        steps: chatSteps(t, appName || siteName, isTouch),
        nextLabel: t.next,
        backLabel: t.back,
        doneLabel: t.done,
        dontShowAgain: true,
        dontShowAgainLabel: t.dontShowAgain,
        dontShowAgainCookie: 'chatTourDismissed',
      }),
    [page, t, appName, siteName, isTouch],
  )
}

const maxWaitMs = 4000

/** Resolves once the account stands there, the last of what a tour speaks of, or does not come. */
function lateParts(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const look = () => {
      if (document.querySelector('[data-tour=account], [data-tour=me]')) end()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(end, maxWaitMs)
    look()
  })
}

type RunningTourProps = { tour: Tour; page: Element; onOver: () => void }

function RunningTour({ tour, page, onOver }: RunningTourProps) {
  useEffect(() => {
    let isHere = true
    tour
      .on('onStart', () => isOfferAnswered.set(true))
      // It may be asked for from the menu in the drawer, which would lie over it.
      .on('onBeforeChange', () => useDrawer.getState().setOpen(false))
      .on('onExit', () => {
        if (isHere) onOver()
      })
    // Whoever comes to this address asks for the tour, also after having dismissed it. It counts its steps as it starts.
    void lateParts().then(() => {
      if (isHere) void tour.start({ evenIfDismissed: true })
    })
    return () => {
      isHere = false
      tour.close()
    }
  }, [tour, onOver])
  return <TourView tour={tour} page={page} focusAfter={focusAfter} />
}

/** Where there are keys, one can go on typing. */
const focusAfter = () =>
  matchMedia(touchQuery).matches ? document.getElementById('content') : composerField()

function ChatHints({ items }: { items: readonly LogItem[] }) {
  const t = useTexts('tour')
  const hasVersions = items.some(({ entry }) => entry.versions.length > 1)
  if (!hasVersions) return null
  return (
    <HintsView
      hints={[{ id: 'versions', element: '[data-hint=versions]', text: t.hintVersions }]}
      options={{ buttonLabel: t.gotIt }}
    />
  )
}
