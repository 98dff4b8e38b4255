import { useQuery } from '@tanstack/react-query'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { readingPrice } from './speech-chunks.ts'
import { voiceChoice } from './voice-choice.ts'
import { voiceOfferQuery } from './voice-offer.ts'

/** What reading a text aloud is called, with its price where the site reads. */
export function useReadAloudLabel(text: string): string {
  const t = useTexts('voice')
  const chat = useTexts('chat')
  const locale = useLocale()
  const { data } = useQuery({
    ...voiceOfferQuery,
    enabled: useStored(voiceChoice).readBy === 'site',
  })
  const offer = data?.speech
  const sum =
    offer && offer.price > 0
      ? readingPrice(text, { rate: offer.price, longest: offer.longestText, code: t.code })
      : 0
  const purse = data?.purse ?? 'credits'
  return sum > 0 ? t.readAloudFor({ price: sum.toLocaleString(locale), purse }) : chat.readAloud
}
