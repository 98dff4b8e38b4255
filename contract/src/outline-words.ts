// The words of a line of markdown without its marks.
import { longestMindText } from './mind-terms.ts'

/** As much of a line as is looked at: no words are longer, and its links may be. */
const longestLine = 10_000

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
}

/** `[words](address "title")`; the address may hold parentheses in pairs. */
const link =
  /!?\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*(?:<[^<>]*>|(?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/g

export const plainWords = (text: string): string =>
  text
    .slice(0, longestLine)
    .replace(/\\([\\`*_[\]~<>#+.!()|&-])/g, (_, mark: string) => setAside(mark))
    .replace(/(?<!`)(`{1,3})(?!`)([^`]+)\1(?!`)/g, (_, _ticks, code: string) =>
      code.replace(/[\p{P}\p{S}]/gu, setAside),
    )
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(link, '$1')
    .replace(/\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]*)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<!--(?:(?!-->).)*(?:-->|$)|<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/(\*\*\*|___|\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/^(?:\*\*|__|~~|`)+|(?:\*\*|__|~~|`)+$/g, '')
    .replace(/&(?:([a-zA-Z]{2,8})|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g, entity)
    .replace(/[\uE000-\uE07F]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestMindText)

/** A mark that was written as itself, where no rule finds it. */
const setAside = (mark: string): string =>
  mark <= '\x7f' ? String.fromCharCode(0xe000 + mark.charCodeAt(0)) : mark

function entity(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return entities[name] ?? whole
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : whole
}
