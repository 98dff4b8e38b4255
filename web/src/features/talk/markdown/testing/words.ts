// The words of a source, and those of the page that was drawn from it.
import { decodeEntities } from '../entities.ts'
import { readTag } from '../html-tags.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Each word with how often it is there. */
export type Words = ReadonlyMap<string, number>

/** What is written as syntax and shown as a form: names of tags, numbers of lists, labels, boxes. */
export function wordsOfSource(source: string): Words {
  const words = decodeEntities(
    source
      .replace(/^( {0,3}(?:`{3,}|~{3,}) *[^\s`]*)[^\n`]*$/gm, '$1')
      .replace(/^```math$/gm, '')
      .replace(/<[^<>]*>/g, (tag) =>
        readTag(tag) || /^<\/?(?:details|summary)/.test(tag) ? ' ' : tag,
      )
      .replace(/^((?:[ \t>]|[-*+] |\d+[.)] )*)\d{1,9}[.)](?=[ \t]|$)/gm, '$1')
      .replace(/^((?:[ \t>]|[-*+] |\d+[.)] )*)\[[xX]\]/gm, '$1')
      .replace(/\[\^[^\]\s]+\]/g, ' ')
      .replace(/\]\[[^\]]*\]/g, '] ')
      .replace(/^(?:[ \t]|[-*] )*\[[^\]]+\]: (?=https?:|\/)/gm, ' '),
  )
  return counted(words)
}

/** Words that are shown, and those of addresses and titles. */
export function wordsOfPage(html: string): Words {
  const text = html.replace(/<[^>]*>/g, (tag) => {
    const values = [...tag.matchAll(/ (?:href|title|alt)="([^"]*)"/g)].map((match) => match[1])
    return [
      ...values,
      /^<\/?(?:strong|em|b|i|u|s|span|del|mark|a|code|sub|sup|kbd|button)\b/.test(tag)
        ? '\u0001'
        : ' ',
    ].join(' ')
  })
  return counted(unescaped(text))
}

/** A word may be cut by marks of emphasis in both; letters of either side are words by themselves. */
function counted(text: string): Words {
  const words = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Words of the first that the second has not, or not as often. */
export function missingWords(source: Words, page: Words): string[] {
  return [...source].filter(([word, count]) => (page.get(word) ?? 0) < count).map(([word]) => word)
}
