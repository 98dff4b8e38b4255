// What a maker understood of a wish, in words for people.
import type { Work } from '@atelier/contract/features/making/works'
import type { useTexts } from '../../../i18n/use-texts.ts'

type Understood = Work['understood']
type Texts = Pick<ReturnType<typeof useTexts<'works'>>, 'drew' | 'notKnown' | 'leftOut'>

/** What was drawn, and what was not; empty where the maker says nothing. */
export function understoodText(understood: Understood, t: Texts): string {
  const known = understood?.known ?? []
  const drew = known.length > 0 ? t.drew({ words: known }) : ''
  return [drew, missedText(understood, t)].filter(Boolean).join(' · ')
}

/** What was not drawn alone; empty where all was. */
export function missedText(understood: Understood, t: Texts): string {
  const { unknown = [], leftOut = [] } = understood ?? {}
  return [
    unknown.length > 0 ? t.notKnown({ words: unknown }) : '',
    leftOut.length > 0 ? t.leftOut({ words: leftOut }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
