// Offers somebody the language that their browser asks for, in that language, until they answer.
import type { Locale } from '@atelier/contract/primitives'
import { use, useMemo } from 'react'
import { chooseLanguage } from '../../features/site/appearance/choose-appearance.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { waitForTexts } from '../../i18n/text-store.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import type { Bar } from '../../lib/bars/bar-queue.ts'
import { useBar } from '../../lib/bars/bars.ts'
import { languageSettled } from '../../lib/storage/language-settled.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { toast } from '../../ui/toast-manager.ts'
import { languageToOffer } from './language-to-offer.ts'

export function LanguageBar() {
  const offered = languageToOffer({
    wanted: navigator.languages,
    spoken: useLocale(),
    siteLanguage: useSite().language,
    isSettled: useStored(languageSettled),
  })
  return offered && <Offer locale={offered} />
}

function Offer({ locale }: { locale: Locale }) {
  const t = use(waitForTexts(locale, 'site'))
  const { somethingWrong } = useTexts('common')
  const bar = useMemo<Bar>(
    () => ({
      kind: 'language',
      name: t.language,
      text: t.alsoSpoken,
      lang: locale,
      action: {
        label: t.speakIt,
        onPress: () =>
          void chooseLanguage(locale).catch(() => toast(somethingWrong, { kind: 'failure' })),
      },
      dismissLabel: t.keepLanguage,
      onDismiss: () => languageSettled.set(true),
      evenWhilePointing: true,
    }),
    [t, locale, somethingWrong],
  )
  useBar(bar)
  return null
}
