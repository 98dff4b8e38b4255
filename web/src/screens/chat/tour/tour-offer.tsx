import { useMemo, useState } from 'react'
import type { Tour } from '../../../features/site/tour/tour.ts'
import { useComposed } from '../../../features/talk/composer/composing.ts'
import { useShownGroups } from '../../../features/talk/groups/use-group-actions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { Bar } from '../../../lib/bars/bar-queue.ts'
import { useBar } from '../../../lib/bars/bars.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { isOfferAnswered, mayOffer } from './offer-state.ts'

type TourOfferProps = {
  tour: Tour
  groupId: number
  /** Nothing has been said in the conversation that is open. */
  isEmpty: boolean
  onTake: () => void
}

/** Offers the tour to newcomers, as a bar. Gone for this visit once they have begun with what they came for. */
export function TourOffer({ tour, groupId, isEmpty, onTake }: TourOfferProps) {
  const t = useTexts('tour')
  const { groups } = useShownGroups()
  const { text, pictures } = useComposed(groupId)
  const { dialog } = useDialogLink()
  const isWriting = text !== '' || pictures.length > 0
  const hasBegun = isWriting || !isEmpty
  const [begun, setBegun] = useState(hasBegun)
  if (hasBegun && !begun) setBegun(true)
  const isOffered = mayOffer({
    isDismissed: tour.isDismissed(),
    isAnswered: useStored(isOfferAnswered),
    groups: groups?.length,
    isEmptyPage: groupId === 0 && isEmpty,
    isWriting: begun,
    isInDialog: dialog !== null,
  })
  const bar = useMemo<Bar | null>(() => {
    if (!isOffered) return null
    const putOff = () => isOfferAnswered.set(true)
    return {
      kind: 'tour',
      name: t.offer,
      text: t.offerText,
      action: { label: t.offerTake, onPress: onTake },
      other: {
        label: t.dontShowAgain,
        onPress: () => {
          tour.dismiss(true)
          putOff()
        },
      },
      dismissLabel: t.offerLater,
      onDismiss: putOff,
    }
  }, [isOffered, t, tour, onTake])
  useBar(bar)
  return null
}
