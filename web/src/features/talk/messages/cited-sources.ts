// Which sources of an answer its words cite. `[n]` names the nth.
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'

export type Source = Extract<MessagePart, { type: 'source' }>
export type ShownSource = Source & {
  /** By which numbers the words cite it, ascending; none where they cite nothing. */
  numbers: number[]
}

/** Numbers in the words, without those in code. */
function citedNumbers(text: string): Set<number> {
  const words = text.replaceAll(/```[\s\S]*?(```|$)|`[^`\n]*`/g, ' ')
  return new Set([...words.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number)))
}

/** The same page or passage may have been found more than once. */
export const sourceKey = ({ url, documentId, position }: Source): string =>
  documentId === undefined ? url : `${documentId}/${position}`

/**
 * What is shown at the end: cited ones; pages of the web, where none is cited, all. Each once, with all the numbers that it is cited by.
 * `looked` counts passages that nothing cites.
 */
export function sourcesToShow(parts: readonly MessagePart[]): {
  shown: ShownSource[]
  looked: number
} {
  const cited = citedNumbers(plainText(parts))
  const merged = new Map<string, ShownSource>()
  for (const [at, source] of parts.filter((part) => part.type === 'source').entries()) {
    const known = merged.get(sourceKey(source)) ?? { ...source, numbers: [] }
    merged.set(sourceKey(source), known)
    if (cited.has(at + 1)) known.numbers.push(at + 1)
  }
  const sources = [...merged.values()]
  const isCited = ({ numbers }: ShownSource) => numbers.length > 0
  const isPage = ({ documentId }: ShownSource) => documentId === undefined
  const hasCitedPage = sources.some((source) => isPage(source) && isCited(source))
  return {
    shown: sources.filter((source) => isCited(source) || (isPage(source) && !hasCitedPage)),
    looked: sources.filter((source) => !isPage(source) && !isCited(source)).length,
  }
}
