import { useTexts } from '../../../i18n/use-texts.ts'
import type { Source } from './cited-sources.ts'

/** Where a passage stands in its document, for people; empty where nobody knows. */
export function useSourcePlace(): (place: Source['place']) => string {
  const t = useTexts('chat')
  return (place) => {
    const { page, headings = [], lines } = place ?? {}
    return [
      ...(page === undefined ? [] : [t.citePage({ n: page })]),
      ...(headings.length ? [headings.join(' › ')] : []),
      ...(lines ? [t.citeLines({ from: lines[0], to: lines[1] })] : []),
    ].join(' · ')
  }
}
