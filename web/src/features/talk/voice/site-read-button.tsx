import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { readAloud, stopReading } from './reading.ts'
import { readingPrice } from './speech-chunks.ts'
import { voiceOfferQuery } from './voice-offer.ts'

/** Reads a message by the site's voice, for the price that it names. */
export function SiteReadButton({
  entryId,
  text,
  isRead,
}: {
  entryId: number
  text: string
  isRead: boolean
}) {
  const t = useTexts('voice')
  const chat = useTexts('chat')
  const locale = useLocale()
  const { data } = useQuery(voiceOfferQuery)
  const offer = data?.speech
  const sum =
    offer && offer.price > 0
      ? readingPrice(text, { rate: offer.price, longest: offer.longestText, code: t.code })
      : 0
  const purse = data?.purse ?? 'credits'
  const label =
    sum > 0 ? t.readAloudFor({ price: sum.toLocaleString(locale), purse }) : chat.readAloud
  return (
    <IconButton
      icon="volume-2"
      size="small"
      label={isRead ? chat.stopReading : label}
      pressed={isRead}
      onClick={() => (isRead ? stopReading() : readAloud(entryId))}
    />
  )
}
