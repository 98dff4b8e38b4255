// The Guide's outline of a topic: what the handbook holds of it, else questions that fit every topic. Both say where they come from.
import type { Locale } from '@atelier/contract/primitives'
import type { OutlineWish } from '../../../../kinds/chat.ts'
import type { HandbookHit, HandbookSearch } from '../../handbook/handbook-search.ts'
import { questionLanguage } from '../question-language.ts'
import { outlineTexts } from './outline-texts.ts'
import { type Branch, branchesOf } from './topic-branches.ts'

type Asked = OutlineWish & { question: string; locale: Locale }

/** Below this share of its words found, the handbook is not taken to know a topic. */
const leastCoverage = 0.6
const mostPages = 4
const mostPoints = 5
const longestTopic = 80
const longestPoint = 90

/** Markdown: a whole map, or bullets alone where more is wanted below one node. */
export function answerOutline(asked: Asked, search: HandbookSearch): string {
  const { question, path } = asked
  const locale = questionLanguage(question, asked.locale)
  const sought = path.length ? path.join(' ') : question
  const hits = search
    .find(sought, locale)
    .filter((hit) => hit.coverage >= leastCoverage && namesOneOf(wordsIn(sought), hit))
  const topic = topicOf(path.at(-1) ?? question) || '…'
  if (path.length) return belowNode(topic, asked, locale, hits)
  // The handbook may name such a plan as an example; it says nothing about it.
  const branches = branchesOf(topic, locale)
  if (branches) return fromBranches(topic, branches, locale)
  return hits.length ? fromHandbook(topic, locale, hits) : fromQuestions(topic, question, locale)
}

/** Words of a Latin script from three letters on, and pairs of Han characters. */
const wordsIn = (text: string): string[] => [
  ...(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !/\p{Script=Han}/u.test(word),
  ),
  ...[...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair),
]

/** A search forgives much; what is to be told as the handbook's must hold a word as it was asked. */
function namesOneOf(words: readonly string[], { page, section }: HandbookHit): boolean {
  const text = `${page.title} ${section.heading} ${section.markdown}`.toLowerCase()
  return words.some((word) => text.includes(word))
}

function fromHandbook(topic: string, locale: Locale, hits: readonly HandbookHit[]): string {
  const said = outlineTexts[locale]
  const pages = [...new Set(hits.map(({ page }) => page))].slice(0, mostPages)
  const lines = [`# ${topic}`]
  for (const page of pages) {
    lines.push('', `## ${page.title}`)
    for (const { section } of hits.filter((hit) => hit.page === page).slice(0, mostPoints)) {
      const points = pointsOf(section.markdown).slice(0, mostPoints)
      if (section.heading) lines.push(`- ${section.heading}`)
      const indent = section.heading ? '  ' : ''
      lines.push(...points.map((point) => `${indent}- ${point}`))
    }
  }
  lines.push('', `## ${said.fromHandbook}`, `- ${said.fromHandbookText}`)
  return lines.join('\n')
}

function fromBranches(topic: string, branches: readonly Branch[], locale: Locale): string {
  const said = outlineTexts[locale]
  const lines = [`# ${topic}`]
  for (const { title, points } of branches)
    lines.push('', `## ${title}`, ...points.map((point) => `- ${point}`))
  lines.push('', `## ${said.label}`, `- ${said.branchesText}`)
  return lines.join('\n')
}

function fromQuestions(topic: string, question: string, locale: Locale): string {
  const said = outlineTexts[locale]
  const parts = partsOf(question)
  const lines = [`# ${topic}`]
  const branch = (title: string, points: readonly string[]) =>
    lines.push('', `## ${title}`, ...points.map((point) => `- ${point}`))
  const [what, ...rest] = said.branches(topic)
  if (what) branch(what.title, what.questions)
  branch(said.parts, parts.length > 1 ? parts : said.noParts)
  for (const { title, questions } of rest) branch(title, questions)
  branch(said.label, [said.labelText])
  return lines.join('\n')
}

function belowNode(
  node: string,
  { path, known }: Asked,
  locale: Locale,
  hits: readonly HandbookHit[],
): string {
  const said = outlineTexts[locale]
  const [best] = hits
  const points = best ? pointsOf(best.section.markdown).slice(0, mostPoints) : []
  const wanted = points.length ? points : said.below(node, topicOf(path.at(-2) ?? ''))
  const fresh = wanted.filter((point) => !known.includes(point))
  const label = points.length ? said.fromHandbook : said.label
  const source = points.length ? said.fromHandbookText : said.labelText
  return [...fresh.map((point) => `- ${point}`), `- ${label}`, `  - ${source}`].join('\n')
}

/** The first sentence of what was asked, without its closing mark. */
const topicOf = (text: string): string => {
  const first = text.trim().split(/[\n。！!；;]|\.(?:\s|$)/)[0] ?? ''
  const bare = first.replace(/^[#\-*\s]+|[?？:：,，\s]+$/g, '')
  return [...bare].slice(0, longestTopic).join('')
}

/** What a topic lists: between commas and words such as “and”. */
const partsOf = (question: string): string[] =>
  question
    .split(/[,，、;；\n]|\s(?:and|or|vs\.?|versus)\s|[和与與及]/u)
    .map((part) => topicOf(part))
    .filter((part) => part !== '')
    .slice(0, 8)

/** What a section says, a point a bullet: its own list, else its sentences. */
function pointsOf(markdown: string): string[] {
  const told = markdown.replace(/^`{3,}[\s\S]*?^`{3,}$/gm, '').replace(/^\|.*$/gm, '')
  const listed = [...told.matchAll(/^\s*(?:[-*]|\d+\.)\s+(.+)$/gm)].map(([, point = '']) => point)
  const points = listed.length > 1 ? listed : told.split(/\n+|(?<=[。！？])|(?<=[.!?])\s+/)
  return points.map(plainPoint).filter((point) => point.length > 2)
}

function plainPoint(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`>#|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[。.]\s*$/, '')
    .trim()
  const characters = [...plain]
  return characters.length > longestPoint ? `${characters.slice(0, longestPoint).join('')}…` : plain
}
