// The Guide's whole answer to a question: from a skill, from the handbook, or an honest word that it has none.
import type { Locale } from '@atelier/contract/primitives'
import type { ChatHost } from '../../../kinds/chat.ts'
import type { HandbookHit, HandbookSearch } from '../handbook/handbook-search.ts'
import { type HandbookPage, type HandbookSection, sectionUrl } from '../handbook/read-handbook.ts'
import { connectLink } from './connect-link.ts'
import { exactAnswer } from './exact-answer.ts'
import { guideTexts } from './guide-texts.ts'
import { questionKind } from './question-kind.ts'
import { questionLanguage } from './question-language.ts'

export type GuideSource = { title: string; url: string; snippet?: string }
export type GuideAnswer = { markdown: string; sources: GuideSource[] }

export type GuideQuestion = {
  question: string
  /** What the same person asked before, the last one last. */
  earlier: readonly string[]
  locale: Locale
  now: Date
  /** Without one there is no language model, and nobody who may connect one. */
  host?: ChatHost | undefined
}

/** Below this share of its words found, a question is not taken to be answered. */
const minCoverage = 0.5
const longestQuote = 2400
const defaultTopics = ['draw-pictures', 'make-music', 'conversations']

export function answerQuestion(asked: GuideQuestion, search: HandbookSearch): GuideAnswer {
  const { question, earlier, now } = asked
  const locale = questionLanguage(question, asked.locale)
  const said = guideTexts[locale]
  const kind = questionKind(question)
  if (kind === 'thanks') return { markdown: said.thanks, sources: [] }
  const introduce = (opening: string) => ({
    markdown: [opening, said.introduction, said.tryThese, listTopics(search, locale)]
      .filter(Boolean)
      .join('\n\n'),
    sources: [],
  })
  const hasModels = asked.host?.hasModels === true
  const toModel = (words: { none: string; some: string }) => ({
    markdown: [hasModels ? words.some : words.none, connectLink(asked.host, locale)]
      .filter(Boolean)
      .join('\n\n'),
    sources: [],
  })
  if (kind === 'empty') return introduce(said.noWords)
  if (kind === 'greeting') return introduce(said.greeting)
  if (kind === 'identity') return introduce('')
  if (kind === 'model-work') return toModel(said.takesModel)
  if (kind === 'more') return answerMore(earlier, locale, search) ?? toModel(said.nothingFound)
  const exact = exactAnswer(question, locale, now)
  if (exact !== undefined) return { markdown: exact, sources: [] }
  const hits = search.find(question, locale, earlier.slice(-2).join('\n'))
  return (
    quote(
      hits.filter((hit) => hit.coverage >= minCoverage),
      locale,
    ) ?? toModel(said.nothingFound)
  )
}

/** What comes next for the last question that had an answer. */
function answerMore(
  earlier: readonly string[],
  locale: Locale,
  search: HandbookSearch,
): GuideAnswer | undefined {
  const last = earlier.findLast((question) => questionKind(question) === 'handbook')
  if (!last) return undefined
  const hits = search.find(last, locale).filter((hit) => hit.coverage >= minCoverage)
  const answered = new Set(chooseSections(hits).map((hit) => hit.section))
  const rest = hits.filter((hit) => !answered.has(hit.section))
  return quote(rest.length ? rest : hits, locale)
}

type Quoted = Pick<HandbookHit, 'page' | 'section'>

/** The best section with those of about the same worth. Who is led to a page's beginning gets what follows it as well. */
function chooseSections(hits: readonly HandbookHit[]): Quoted[] {
  const [best] = hits
  if (!best) return []
  const near = hits.filter(
    (hit) => hit !== best && hit.score >= best.score * (hit.page === best.page ? 0.55 : 0.75),
  )
  const own = near.filter((hit) => hit.page === best.page)
  const others = near.filter((hit) => hit.page !== best.page)
  const opening = best.section === best.page.sections[0]
  const candidates: Quoted[] = opening
    ? best.page.sections.slice(1).map((section) => ({ page: best.page, section }))
    : [...own, ...others]
  let length = best.section.markdown.length
  const also = candidates.filter(({ section }) => {
    if (length + section.markdown.length > longestQuote) return false
    length += section.markdown.length
    return true
  })
  return [best, ...also.slice(0, 2)]
}

function quote(hits: readonly HandbookHit[], locale: Locale): GuideAnswer | undefined {
  const [best] = hits
  if (!best) return undefined
  const chosen = chooseSections(hits)
  const quoted = chosen.map(
    ({ page, section }) =>
      `**[${sectionTitle(page, section)}](${sectionUrl(page, section)})**\n\n${section.markdown}`,
  )
  const pages = new Set(chosen.map((hit) => hit.page))
  const further: HandbookPage[] = []
  for (const { page, score } of hits)
    if (score >= best.score * 0.35 && !pages.has(page) && !further.includes(page))
      further.push(page)
  const links = further.slice(0, 3).map((page) => `- [${page.title}](${sectionUrl(page)})`)
  if (links.length) quoted.push(`${guideTexts[locale].seeAlso}\n\n${links.join('\n')}`)
  return {
    markdown: quoted.join('\n\n'),
    sources: chosen.map(({ page, section }) => ({
      title: sectionTitle(page, section),
      url: sectionUrl(page, section),
      snippet: snippetOf(section.markdown),
    })),
  }
}

const sectionTitle = (page: HandbookPage, section: HandbookSection): string =>
  section.heading ? `${page.title} › ${section.heading}` : page.title

/** The first words of a text, without its marks. */
function snippetOf(markdown: string): string {
  const plain = markdown
    .replace(/^`{3,}[\s\S]*?^`{3,}$/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|?[\s:|-]+\|$/gm, ' ')
    .replace(/[|*`#>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  return characters.length > 140 ? `${characters.slice(0, 139).join('')}…` : plain
}

/** Pages that most people want. */
function listTopics(search: HandbookSearch, locale: Locale): string {
  const lines = defaultTopics.flatMap((slug) => {
    const page = search.page(slug, locale)
    return page ? [`- [${page.title}](${sectionUrl(page)})`] : []
  })
  return lines.length ? `${guideTexts[locale].topics}\n\n${lines.join('\n')}` : ''
}
