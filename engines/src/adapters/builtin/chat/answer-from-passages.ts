// The Guide's answer from files: their passages that fit the question, quoted and cited, and said to be no more than that.
import type { Locale } from '@atelier/contract/primitives'
import type { ChatHost, ChatKnowledge, SourcePlace } from '../../../kinds/chat.ts'
import { connectLink } from './connect-link.ts'
import { questionKind } from './question-kind.ts'
import { questionLanguage } from './question-language.ts'

const maxQuotes = 3
const longestQuote = 900

type Texts = {
  found: string
  beginning: string
  honest: string
  page(page: number): string
  lines(first: number, last: number): string
}

const texts: Record<Locale, Texts> = {
  'en-US': {
    page: (page) => `page ${page}`,
    lines: (first, last) => (first === last ? `line ${first}` : `lines ${first}–${last}`),
    found: 'These passages of the files come nearest to your question:',
    beginning: 'No passage of the files has the words of your question. This is how they begin:',
    honest: 'I am the Guide: I find and quote, and do not judge or sum up.',
  },
  'zh-CN': {
    page: (page) => `第 ${page} 页`,
    lines: (first, last) => (first === last ? `第 ${first} 行` : `第 ${first}–${last} 行`),
    found: '文件中与你的问题最接近的段落：',
    beginning: '文件里没有段落包含你问题中的词。文件开头是：',
    honest: '我是向导，只会查找和引用，不会判断或总结。',
  },
  'zh-TW': {
    page: (page) => `第 ${page} 頁`,
    lines: (first, last) => (first === last ? `第 ${first} 行` : `第 ${first}–${last} 行`),
    found: '檔案中與你的問題最接近的段落：',
    beginning: '檔案裡沒有段落含有你問題中的詞。檔案開頭是：',
    honest: '我是嚮導，只會尋找和引用，不會判斷或總結。',
  },
}

/** Undefined where the question is none, or there is nothing to quote. */
export function answerFromPassages(
  asked: { question: string; locale: Locale; host?: ChatHost | undefined },
  { isFound, passages }: ChatKnowledge,
): string | undefined {
  const kind = questionKind(asked.question)
  if (passages.length === 0 || kind === 'greeting' || kind === 'thanks') return undefined
  const locale = questionLanguage(asked.question, asked.locale)
  const said = texts[locale]
  const quotes = passages.slice(0, maxQuotes).map(({ number, title, place, text }) => {
    const head = [`**${plain(title)}**`, ...placeParts(place, said).map(plain)].join(' · ')
    return `${head} [${number}]\n\n${quoted(text)}`
  })
  const link = connectLink(asked.host, locale)
  return [isFound ? said.found : said.beginning, ...quotes, said.honest, link]
    .filter(Boolean)
    .join('\n\n')
}

const placeParts = ({ page, headings = [], lines }: SourcePlace, said: Texts): string[] => [
  ...(page === undefined ? [] : [said.page(page)]),
  ...(headings.length ? [headings.join(' › ')] : []),
  ...(lines ? [said.lines(...lines)] : []),
]

const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&')

function quoted(text: string): string {
  const characters = [...text.trim()]
  const cut = characters.length > longestQuote
  const shown = cut ? `${characters.slice(0, longestQuote).join('')}…` : characters.join('')
  return shown.replaceAll(/^/gm, '> ')
}
