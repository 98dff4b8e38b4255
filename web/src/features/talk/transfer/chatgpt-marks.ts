// What ChatGPT writes into its texts for its own page: citations, names of things, widgets. Each becomes what a reader saw there.
import type { CitedPages } from './cited-pages.ts'
import { type Fields, fieldsOf, listOf, type Missing, textOf } from './imported-conversation.ts'

/** `U+E200 kind U+E202 value … U+E201`; one that was cut off ends with its word. */
const newMark = /\uE200[^\uE200\uE201]{0,20000}\uE201|\uE200[^\uE200\uE201\s]*/gu
/** `【4†source】`, as long as there was one browser. */
const oldMark = /【[^【】\n]{0,200}†[^【】\n]{0,300}】/gu
/** What frames words without being one: highlights and separators. */
const frames = /[\uE200-\uE20F]/gu
const downloadLink = /!?\[([^\]\n]{0,300})\]\(sandbox:([^)\s]{0,1000})\)/gu
/** `turn0search1`, the name of a result that only their server knows. */
const resultName = /^(turn\d+[a-z_]+\d+[,\s]*)+$/u

export type MarkMeans = { pages: CitedPages; missing: Missing }

/** The text as it was read there. `metadata` is that of its message. */
export function readMarks(text: string, metadata: Fields, means: MarkMeans): string {
  const references = listOf(metadata.content_references).map((each) => fieldsOf(each) ?? {})
  const byMark = new Map(references.map((each) => [textOf(each.matched_text), each]))
  const cited = oldCitations(text, metadata)
  const read = text
    .replace(oldMark, (mark, at: number) => {
      const reference = byMark.get(mark) ?? cited.get(at)
      return reference ? citation(reference, means) : ''
    })
    .replace(newMark, (mark: string) => {
      const reference = byMark.get(mark)
      return referred(reference, means) ?? shownOf(mark, reference, means)
    })
    .replace(downloadLink, (_, label: string, path: string) =>
      means.missing.file(path.split('/').at(-1) || label),
    )
    .replace(frames, '')
  // Those that stand below the answer, without a place in it.
  for (const each of references)
    if (textOf(each.type).startsWith('sources_footnote')) citation(each, means)
  return read
}

/** What the older list of citations says, by the place of its mark in the text (UTF-16). */
function oldCitations(text: string, metadata: Fields): Map<number, Fields> {
  const found = new Map<number, Fields>()
  const citations = listOf(metadata.citations).map((each) => fieldsOf(each) ?? {})
  if (citations.length === 0) return found
  const marks = [...text.matchAll(oldMark)]
  const byStart = new Map(citations.map((each) => [each.start_ix, each]))
  let [units, points] = [0, 0]
  for (const [nth, { index }] of marks.entries()) {
    // Their places count characters, ours count units.
    points += [...text.slice(units, index)].length
    units = index
    const inTurn = marks.length === citations.length ? citations[nth] : undefined
    const citation = fieldsOf((byStart.get(points) ?? inTurn)?.metadata)
    if (citation) found.set(index, citation)
  }
  return found
}

const citation = (reference: Fields, means: MarkMeans): string => referred(reference, means) ?? ''

/** The numbers of the pages that a reference names; undefined when it names none. */
function referred(reference: Fields | undefined, { pages }: MarkMeans): string | undefined {
  if (!reference) return undefined
  const items = [...listOf(reference.items), ...listOf(reference.sources)]
  const all = items.flatMap((item) => {
    const page = fieldsOf(item) ?? {}
    return [page, ...listOf(page.supporting_websites).map((each) => fieldsOf(each) ?? {})]
  })
  const marks = [reference, ...all].map((page) =>
    pages.cite({
      title: textOf(page.title) || textOf(page.attribution),
      url: textOf(page.url),
      snippet: textOf(page.snippet) || textOf(page.text),
    }),
  )
  return [...new Set(marks)].join('') || undefined
}

function shownOf(mark: string, reference: Fields | undefined, { missing }: MarkMeans): string {
  const inside = mark.replace(/[\uE200\uE201]/gu, '')
  const kind = /^[a-z_]*/.exec(inside)?.[0] ?? ''
  const values = inside.slice(kind.length).split('\uE202').filter(Boolean)
  const name = textOf(reference?.name)
  if (kind === 'cite') return ''
  if (kind === 'filecite') return name && ` (${name})`
  if (/^(i|image_group|image)$/.test(kind)) {
    missing.note('pictures')
    return ''
  }
  const said = name || values.map(words).find(Boolean)
  if (said) return said
  if (!/^navlist|^(finance|weather|forecast|sports)/.test(kind)) missing.note('unknown')
  return ''
}

/** The name in `["city","Paris","capital"]`, where a kind comes first; or a value that is words; empty for names of results and data of widgets. */
function words(value: string): string {
  if (resultName.test(value) || value.startsWith('{')) return ''
  if (!value.startsWith('[')) return value
  try {
    const [first = '', second = ''] = listOf(JSON.parse(value)).map(textOf)
    return /^[a-z_]+$/.test(first) || resultName.test(first) ? second : first
  } catch {
    return ''
  }
}
