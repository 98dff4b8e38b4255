import type { ParamEntry } from '@atelier/contract/features/making/drawing-library'

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Entries that have all the words in a name of any language or in what they put into the prompt. */
export function findParams(entries: readonly ParamEntry[], query: string): ParamEntry[] {
  const words = plain(query)
    .split(/[\s,，、]+/)
    .filter(Boolean)
  return entries.filter(({ names, prompt }) => {
    const texts = plain([...Object.values(names), prompt].join('\n'))
    return words.every((word) => texts.includes(word))
  })
}
