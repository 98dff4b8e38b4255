import { useEffect, useRef, useState } from 'react'
import { useComposed } from '../../../features/composer/composing.ts'
import { useShownGroups } from '../../../features/groups/use-group-actions.ts'
import { shared } from '../../../features/tour/boxes.ts'
import type { Tour } from '../../../features/tour/tour.ts'
import { useBox } from '../../../features/tour/use-placed.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isOfferAnswered, mayOffer } from './offer-state.ts'

type TourOfferProps = {
  tour: Tour
  groupId: number
  /** Nothing has been said in the conversation that is open. */
  isEmpty: boolean
  onTake: () => void
}

/** Offers the tour to newcomers. Gone for this visit once they have begun with what they came for. */
export function TourOffer({ tour, groupId, isEmpty, onTake }: TourOfferProps) {
  const { groups } = useShownGroups()
  const { text, pictures } = useComposed(groupId)
  const { dialog } = useDialogLink()
  const isWriting = text !== '' || pictures.length > 0
  const hasBegun = isWriting || !isEmpty
  const [begun, setBegun] = useState(hasBegun)
  if (hasBegun && !begun) setBegun(true)
  const offered = mayOffer({
    isDismissed: tour.isDismissed(),
    isAnswered: useStored(isOfferAnswered),
    groups: groups?.length,
    isEmptyPage: groupId === 0 && isEmpty,
    isWriting: begun,
    isInDialog: dialog !== null,
  })
  return offered && <OfferCard tour={tour} onTake={onTake} />
}

function OfferCard({ tour, onTake }: Pick<TourOfferProps, 'tour' | 'onTake'>) {
  const t = useTexts('tour')
  const card = useRef<HTMLElement>(null)
  const isInTheWay = useIsOverGreeting(card)
  const putOff = () => isOfferAnswered.set(true)
  return (
    <section
      ref={card}
      aria-label={t.offer}
      className={classes(
        'motion-appear absolute inset-x-3 top-3 rounded-card border border-line bg-surface py-3 pr-2 pl-4 sm:left-auto sm:w-84',
        isInTheWay && 'invisible',
      )}
    >
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 py-1.5">{t.offerText}</p>
        <IconButton icon="x" label={t.offerLater} onClick={putOff} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button size="small" onClick={onTake}>
          {t.offerTake}
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            tour.dismiss(true)
            putOff()
          }}
        >
          {t.dontShowAgain}
        </Button>
      </div>
    </section>
  )
}

/** On a low screen there is no room above the greeting, which comes first. */
function useIsOverGreeting(card: { current: HTMLElement | null }): boolean {
  const [greeting, setGreeting] = useState<Element | null>(null)
  const [self, setSelf] = useState<Element | null>(null)
  useEffect(() => {
    setGreeting(document.querySelector('[data-tour=greeting] > *'))
    setSelf(card.current)
  }, [card])
  const one = useBox(greeting)
  const other = useBox(self)
  return !one || !other || shared(one, other) !== null
}
