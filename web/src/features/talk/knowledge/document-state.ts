import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type State = Pick<KnownDocument, 'state' | 'failure' | 'characters'>

/** How far a document is, in words. */
export function useDocumentState(): (document: State) => string {
  const t = useTexts('knowledge')
  const { number } = useFormats()
  return ({ state, failure, characters }) =>
    state === 'reading'
      ? t.reading
      : state === 'failed'
        ? (failure?.message ?? t.failed)
        : t.readyWith({ n: characters, shown: number(characters) })
}
