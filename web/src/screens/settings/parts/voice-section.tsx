// Who reads answers aloud and who writes down what is said: the browser, or the site by what it offers.
import { useQuery } from '@tanstack/react-query'
import { canDictate, canRecord } from '../../../features/talk/voice/can-dictate.ts'
import { readingSpeed, readingSpeeds } from '../../../features/talk/voice/reading-speed.ts'
import { useBrowserVoices } from '../../../features/talk/voice/use-browser-voices.ts'
import { type VoiceChoice, voiceChoice } from '../../../features/talk/voice/voice-choice.ts'
import { voiceOfferQuery } from '../../../features/talk/voice/voice-offer.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Row, Section } from './section.tsx'

const choose = (change: Partial<VoiceChoice>) =>
  voiceChoice.update((now) => ({ ...now, ...change }))

export function VoiceSection() {
  const t = useTexts('voice')
  const locale = useLocale()
  const { data, isError } = useQuery(voiceOfferQuery)
  const choice = useStored(voiceChoice)
  const speed = useStored(readingSpeed)
  const voices = useBrowserVoices()
  const speech = data?.speech
  const purse = data?.purse ?? 'credits'
  const paid = (price: number, text: (p: { price: string; purse: typeof purse }) => string) =>
    price > 0 ? text({ price: price.toLocaleString(locale), purse }) : t.free
  const readsHere = 'speechSynthesis' in globalThis
  const readBy = choice.readBy === 'site' && speech ? 'site' : 'browser'
  const transcription = canRecord() ? data?.transcription : undefined
  const dictateBy =
    transcription && (choice.dictateBy === 'site' || !canDictate()) ? 'site' : 'browser'
  const ways = [
    { value: 'browser' as const, label: t.byBrowser },
    { value: 'site' as const, label: t.bySite },
  ]
  const hears = canDictate() || transcription
  return (
    <Section title={t.settings}>
      {isError && (
        <p role="alert" className="text-soft">
          {t.offerFailed}
        </p>
      )}
      {!readsHere && !speech && !hears && data && <p className="text-soft">{t.noVoices}</p>}
      {(readsHere || speech) && (
        <Row
          title={t.readBy}
          text={readBy === 'site' && speech ? paid(speech.price, t.perThousand) : t.readByText}
        >
          {speech && readsHere ? (
            <Segmented
              label={t.readBy}
              value={readBy}
              options={ways}
              onChange={(way) => choose({ readBy: way })}
            />
          ) : (
            <span>{speech ? t.bySite : t.byBrowser}</span>
          )}
        </Row>
      )}
      {readBy === 'site' && speech ? (
        <Row title={t.voice}>
          <Select
            label={t.voice}
            value={
              speech.voices.includes(choice.siteVoice) ? choice.siteVoice : (speech.voices[0] ?? '')
            }
            options={speech.voices.map((name) => ({ value: name, label: shownName(name) }))}
            onChange={(siteVoice) => choose({ siteVoice })}
            className="w-48"
          />
        </Row>
      ) : (
        voices.length > 0 && (
          <Row title={t.voice}>
            <Select
              label={t.voice}
              value={
                voices.some(({ voiceURI }) => voiceURI === choice.browserVoice)
                  ? choice.browserVoice
                  : ''
              }
              options={[
                { value: '', label: t.voiceAutomatic },
                ...voices.map(({ voiceURI, name, lang }) => ({
                  value: voiceURI,
                  label: name,
                  detail: lang,
                })),
              ]}
              onChange={(browserVoice) => choose({ browserVoice })}
              className="w-48"
            />
          </Row>
        )
      )}
      {(readsHere || speech) && (
        <Row title={t.speed}>
          <Select
            label={t.speed}
            value={speed}
            options={readingSpeeds.map((value) => ({
              value,
              label: `${value.toLocaleString(locale)}×`,
            }))}
            onChange={(value) => readingSpeed.set(value)}
            className="w-48"
          />
        </Row>
      )}
      {hears && (
        <Row
          title={t.dictateBy}
          text={
            dictateBy === 'site' && transcription
              ? paid(transcription.price, t.perMinute)
              : t.dictateByText
          }
        >
          {transcription && canDictate() ? (
            <Segmented
              label={t.dictateBy}
              value={dictateBy}
              options={ways}
              onChange={(way) => choose({ dictateBy: way })}
            />
          ) : (
            <span>{transcription ? t.bySite : t.byBrowser}</span>
          )}
        </Row>
      )}
    </Section>
  )
}

/** Some upstreams name a voice by its model, too. */
function shownName(voice: string): string {
  const name = voice.split(':').at(-1) ?? voice
  return name.charAt(0).toUpperCase() + name.slice(1)
}
