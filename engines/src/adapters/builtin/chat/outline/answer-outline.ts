// The Guide's outline of a topic: what the handbook holds of it, else questions that fit every topic. Both say where they come from.
import type { Locale } from '@atelier/contract/primitives'
import type { OutlineRequest } from '../../../../kinds/chat.ts'
import type { HandbookHit, HandbookSearch } from '../../handbook/handbook-search.ts'
import { questionLanguage } from '../question-language.ts'
import { outlineTexts } from './outline-texts.ts'
import { type Branch, branchesOf } from './topic-branches.ts'

type Asked = OutlineRequest & { question: string; locale: Locale }

/** Below this share of its words found, the handbook is not taken to know a topic. */
const minCoverage = 0.6
const maxPages = 4
const maxPoints = 5
const longestTopic = 80
const longestPoint = 90

/** Markdown. `origin` is its last branch, which says who laid it out. */
type Outline = { outline: string; origin: string }

/** Markdown: a whole map, or bullets alone where more is wanted below one node. */
export function answerOutline(asked: Asked, search: HandbookSearch): string {
  const { question, path } = asked
  const locale = questionLanguage(question, asked.locale)
  if (path.length === 0) {
    const { outline, origin } = layOut({ question, locale }, search)
    return outline + origin
  }
  const hits = hitsOf(path.join(' '), locale, search)
  return belowNode(topicOf(path.at(-1) ?? '') || '…', asked, locale, hits)
}

/** A whole map. */
export function layOut(asked: Pick<Asked, 'question' | 'locale'>, search: HandbookSearch): Outline {
  const { question } = asked
  const locale = questionLanguage(question, asked.locale)
  const topic = topicOf(question) || '…'
  // The handbook may name such a plan as an example; it says nothing about it.
  const branches = branchesOf(topic, locale)
  if (branches) return fromBranches(topic, branches, locale)
  const hits = hitsOf(question, locale, search)
  return hits.length ? fromHandbook(topic, locale, hits) : fromQuestions(topic, question, locale)
}

const hitsOf = (sought: string, locale: Locale, search: HandbookSearch): HandbookHit[] =>
  search
    .find(sought, locale)
    .filter((hit) => hit.coverage >= minCoverage && namesOneOf(wordsIn(sought), hit))

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

const branchOf = (title: string, points: readonly string[]): string =>
  ['', '', `## ${title}`, ...points.map((point) => `- ${point}`)].join('\n')

const mapOf = (topic: string, branches: readonly Branch[], origin: Branch): Outline => ({
  outline: `# ${topic}${branches.map(({ title, points }) => branchOf(title, points)).join('')}`,
  origin: branchOf(origin.title, origin.points),
})

function fromHandbook(topic: string, locale: Locale, hits: readonly HandbookHit[]): Outline {
  const said = outlineTexts[locale]
  const pages = [...new Set(hits.map(({ page }) => page))].slice(0, maxPages)
  const branches = pages.map((page) => {
    const ofPage = hits.filter((hit) => hit.page === page).slice(0, maxPoints)
    return { title: page.title, points: ofPage.flatMap(({ section }) => pointsUnder(section)) }
  })
  return mapOf(topic, branches, { title: said.fromHandbook, points: [said.fromHandbookText] })
}

/** Those of a section that has a heading stand below it. */
function pointsUnder({ heading, markdown }: HandbookHit['section']): string[] {
  const points = pointsOf(markdown).slice(0, maxPoints)
  return heading ? [[heading, ...points.map((point) => `  - ${point}`)].join('\n')] : points
}

function fromBranches(topic: string, branches: readonly Branch[], locale: Locale): Outline {
  const said = outlineTexts[locale]
  return mapOf(topic, branches, { title: said.label, points: [said.branchesText] })
}

function fromQuestions(topic: string, question: string, locale: Locale): Outline {
  const said = outlineTexts[locale]
  const parts = partsOf(question)
  const [what, ...rest] = said
    .branches(topic)
    .map(({ title, questions }) => ({ title, points: questions }))
  const ofParts = { title: said.parts, points: parts.length > 1 ? parts : said.noParts }
  return mapOf(topic, [...(what ? [what] : []), ofParts, ...rest], {
    title: said.label,
    points: [said.labelText],
  })
}

function belowNode(
  node: string,
  { path, known }: Asked,
  locale: Locale,
  hits: readonly HandbookHit[],
): string {
  const said = outlineTexts[locale]
  const [best] = hits
  const points = best ? pointsOf(best.section.markdown).slice(0, maxPoints) : []
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
  const prose = markdown.replace(/^`{3,}[\s\S]*?^`{3,}$/gm, '').replace(/^\|.*$/gm, '')
  const listed = [...prose.matchAll(/^\s*(?:[-*]|\d+\.)\s+(.+)$/gm)].map(([, point = '']) => point)
  const points = listed.length > 1 ? listed : prose.split(/\n+|(?<=[。！？])|(?<=[.!?])\s+/)
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
