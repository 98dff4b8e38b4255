// The pages that an answer names: each becomes a source once, and `[n]` in the words leads to it.
import { isPageAddress } from './finish-conversation.ts'
import type { ImportedPart } from './imported-conversation.ts'

type Page = { title: string; url: string; snippet?: string }

export type CitedPages = {
  /** The mark that stands for a page in the words: empty when its address is none. */
  cite: (page: Page) => string
  /** The sources that were not there before, in the order of their numbers. */
  added: () => ImportedPart[]
}

/** `before`: parts of the same entry, whose sources have the first numbers. */
export function citePages(before: readonly ImportedPart[]): CitedPages {
  const sources = before.filter((part) => part.type === 'source')
  const known = sources.length
  const numbers = new Map(sources.map(({ url }, at) => [url, at + 1]))
  return {
    cite({ title, url, snippet }) {
      if (!isPageAddress(url)) return ''
      const number = numbers.get(url) ?? sources.length + 1
      if (number > sources.length) {
        const named = { type: 'source' as const, title: title.trim() || url, url }
        sources.push(snippet ? { ...named, snippet } : named)
        numbers.set(url, number)
      }
      return `[${number}]`
    },
    added: () => sources.slice(known),
  }
}
