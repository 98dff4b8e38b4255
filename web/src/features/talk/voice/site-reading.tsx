import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refetchBalance } from '../../../api/balance-changed.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { sitePlayer, stopReading } from './reading.ts'
import { ReadingControls } from './reading-controls.tsx'
import type { ReadingBarProps } from './reading-props.ts'
import { readingSpeed } from './reading-speed.ts'
import { type Player, SiteReader } from './site-reader.ts'
import { readingPrice } from './speech-chunks.ts'
import { voiceChoice } from './voice-choice.ts'
import { fetchSpeech, voiceOfferQuery } from './voice-offer.ts'

type Offer = ReplyAt<'voice.offer'>

/** Reads by a voice of the site, as soon as it is known what the site offers. */
export function SiteReading(props: ReadingBarProps) {
  const t = useTexts('voice')
  const { data, isError } = useQuery(voiceOfferQuery)
  const isNone = isError || (data && !data.speech)
  useEffect(() => {
    if (!isNone) return
    toast(isError ? t.offerFailed : t.siteVoiceGone, { kind: 'failure' })
    stopReading()
  }, [isNone, isError, t])
  if (!data?.speech) return null
  return <Reading {...props} speech={data.speech} purse={data.purse} />
}

function Reading({
  text,
  over,
  speech,
  purse,
}: ReadingBarProps & { speech: NonNullable<Offer['speech']>; purse: Offer['purse'] }) {
  const t = useTexts('voice')
  const locale = useLocale()
  const queries = useQueryClient()
  const rate = useStored(readingSpeed)
  const [paused, setPaused] = useState(false)
  const [waits, setWaits] = useState(true)
  const reader = useRef<SiteReader>(undefined)
  const { price, longestText } = speech
  const start = useRef({ rate, t, longestText, costs: price > 0, queries })

  useEffect(() => {
    const { rate: atFirst, t: texts, longestText: longest, costs, queries: known } = start.current
    const made = new SiteReader(
      {
        player: sitePlayer() as Player,
        async fetchPortion(words, signal) {
          const voice = voiceChoice.get().siteVoice
          const sound = await fetchSpeech({ text: words, voice }, signal)
          if (costs) void refetchBalance(known)
          return URL.createObjectURL(sound)
        },
        drop: (address) => URL.revokeObjectURL(address),
        longest,
        code: texts.code,
        onWaiting: setWaits,
        onDone: stopReading,
        onFailed(error) {
          setPaused(true)
          const said = error instanceof CallFailure ? error.message : ''
          toast(said || texts.siteReadFailed, { kind: 'failure' })
        },
      },
      atFirst,
    )
    reader.current = made
    return () => made.stop()
  }, [])
  useEffect(() => reader.current?.feed(text, over), [text, over])
  useEffect(() => reader.current?.setRate(rate), [rate])

  const sum =
    price > 0 ? readingPrice(text, { rate: price, longest: longestText, code: t.code }) : 0
  const toggle = () => {
    if (paused) reader.current?.resume()
    else reader.current?.pause()
    setPaused(!paused)
  }
  const skip = () => {
    if (paused) reader.current?.resume()
    setPaused(false)
    reader.current?.skip()
  }
  return (
    <ReadingControls
      paused={paused}
      waits={waits}
      price={sum > 0 ? t.readPrice({ price: sum.toLocaleString(locale), purse }) : ''}
      onToggle={toggle}
      onSkip={skip}
    />
  )
}
