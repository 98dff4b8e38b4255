// The product's own word list for prompts, both ways. It knows words, no grammar: what it does not know stays as it was written.
import type { Locale } from '@atelier/contract/primitives'
import { manner } from './words/manner.ts'
import { things } from './words/things.ts'

/** The two Chinese ways of writing. */
export type ChineseLocale = Exclude<Locale, 'en-US'>
type Entry = { en: string[]; 'zh-CN': string[]; 'zh-TW': string[] }

const spread = (column: string): string[] => column.split('/')

const entries: readonly Entry[] = `${things}\n${manner}`.split('\n').flatMap((line): Entry[] => {
  if (!line) return []
  const [en = '', simplified = '', traditional = simplified] = line.split('|')
  return [{ en: spread(en), 'zh-CN': spread(simplified), 'zh-TW': spread(traditional) }]
})

const byEnglish = new Map<string, Entry>()
const byChinese = new Map<string, Entry>()
for (const entry of entries) {
  for (const word of entry.en) if (!byEnglish.has(word)) byEnglish.set(word, entry)
  for (const word of [...entry['zh-CN'], ...entry['zh-TW']])
    if (!byChinese.has(word)) byChinese.set(word, entry)
}
const longestChinese = Math.max(...[...byChinese.keys()].map((word) => word.length))
const longestEnglish = Math.max(...[...byEnglish.keys()].map((word) => word.split(' ').length))

/** Words that only join others, and what stands for them in English. */
const particles: { readonly [sign: string]: string } = {
  的: '',
  了: '',
  着: '',
  著: '',
  地: '',
  里: '',
  裡: '',
  中: '',
  上: '',
  下: '',
  一只: 'a',
  一隻: 'a',
  一个: 'a',
  一個: 'a',
  一位: 'a',
  一条: 'a',
  一條: 'a',
  一座: 'a',
  一朵: 'a',
  一棵: 'a',
  一辆: 'a',
  一輛: 'a',
  一艘: 'a',
  一片: 'a',
  一名: 'a',
  一匹: 'a',
  两只: 'two',
  兩隻: 'two',
  两个: 'two',
  兩個: 'two',
  三只: 'three',
  三隻: 'three',
}
const marks: { readonly [sign: string]: string } = {
  '，': ',',
  '、': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '！': '!',
  '？': '?',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
}

const han = /\p{Script=Han}/u
export const hasChinese = (text: string): boolean => han.test(text)

/** The flags at a prompt's end, such as `--ar 16:9`, are no words. */
function splitFlags(text: string): { words: string; flags: string } {
  const at = text.search(/(^|\s)(--|—)[a-z]/i)
  return at < 0 ? { words: text, flags: '' } : { words: text.slice(0, at), flags: text.slice(at) }
}

/** A stretch of a Chinese text; `english` is undefined where nobody knows it. */
type Piece = { text: string; english: string | undefined }

/** A text whose Chinese words are English, as far as they are known. */
export function wordsToEnglish(text: string): string {
  const { words, flags } = splitFlags(text)
  const pieces = joinUnknown(cutChinese(words))
  return tidyEnglish(pieces.map(({ text: own, english }) => english ?? own).join('')) + flags
}

/** The longest words first. */
function cutChinese(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; ) {
    const found = findChinese(text, at)
    const piece = found ?? { text: text[at] ?? '', english: undefined }
    pieces.push(piece)
    at += piece.text.length
  }
  return pieces
}

function findChinese(text: string, at: number): Piece | undefined {
  if (Object.hasOwn(marks, text[at] ?? ''))
    return { text: text[at] ?? '', english: `${marks[text[at] ?? '']} ` }
  for (let length = longestChinese; length > 0; length--) {
    const word = text.slice(at, at + length)
    if (word.length < length) continue
    const english =
      byChinese.get(word)?.en[0] ?? (Object.hasOwn(particles, word) ? particles[word] : undefined)
    if (english !== undefined) return { text: word, english: ` ${english} ` }
  }
  return undefined
}

/** These never are a part of a longer word. */
const alwaysAlone = /^[的了着著和与與在]$/

/** One sign beside signs that nobody knows is a part of their word: 中 in 中国 is not "in". */
function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined = pieces.map((piece) => ({ ...piece }))
  const isStrange = (piece: Piece | undefined) =>
    piece !== undefined && piece.english === undefined && han.test(piece.text)
  const isShort = ({ text }: Piece) =>
    text.length === 1 && han.test(text) && !alwaysAlone.test(text)
  for (const order of [joined, joined.toReversed()])
    for (const [place, piece] of order.entries())
      if (isShort(piece) && isStrange(order[place - 1])) piece.english = undefined
  return joined
}

const tidyEnglish = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .trim()

const articles = /^(a|an|the|of|is|are)$/

/** A text whose English words are Chinese, as far as they are known. */
export function wordsToChinese(text: string, locale: ChineseLocale): string {
  const { words, flags } = splitFlags(text)
  const tokens = words.match(/[\p{Script=Latin}\d'’-]+|\s+|[^\p{Script=Latin}\d\s]/gu) ?? []
  let made = ''
  let mayJoin = true
  for (let at = 0; at < tokens.length; ) {
    const found = findEnglish(tokens, at)
    const token = tokens[at] ?? ''
    if (found) {
      made += found.entry[locale][0] ?? ''
      mayJoin = true
      at += found.length
      continue
    }
    at += 1
    if (articles.test(token.toLowerCase())) continue
    if (/^\s+$/.test(token)) {
      if (!mayJoin || token.includes('\n')) made += token.includes('\n') ? '\n' : ' '
      continue
    }
    const isWord = /[\p{Script=Latin}\d]/u.test(token)
    if (isWord && made && !/[\s，。、；：]$/.test(made)) made += ' '
    made += isWord ? token : (chineseMarks[token] ?? token)
    mayJoin = !isWord
  }
  return made.replace(/ +(?=[，。、；：]|$)/gm, '').trim() + flags
}

const chineseMarks: { readonly [sign: string]: string } = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
}

function findEnglish(
  tokens: readonly string[],
  at: number,
): { entry: Entry; length: number } | undefined {
  // Words and the blanks between them take turns.
  for (let length = longestEnglish * 2 - 1; length > 0; length -= 2) {
    if (at + length > tokens.length) continue
    const phrase = tokens
      .slice(at, at + length)
      .join('')
      .toLowerCase()
      .replace(/\s+/g, ' ')
    const entry = byEnglish.get(phrase) ?? byEnglish.get(singular(phrase))
    if (entry) return { entry, length }
  }
  return undefined
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** A phrase of our own, as a language writes it. */
export function inLanguage(english: string, locale: Locale): string {
  if (locale === 'en-US') return english
  return byEnglish.get(english)?.[locale][0] ?? wordsToChinese(english, locale)
}
