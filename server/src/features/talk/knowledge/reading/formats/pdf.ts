// PDF knows letters and their places only: lines, paragraphs and what repeats on each page are told from these.
import { getDocumentProxy } from 'unpdf'
import type { Block } from '../block.ts'
import { ReadingFailure } from '../reading-job.ts'
import { linesOf, type PageItem, type PdfLine } from './pdf-lines.ts'
import { joinLines, paragraphsOf } from './pdf-paragraphs.ts'

/** Text of pages beyond this many UTF-16 units is not looked for. */
export async function* readPdf(bytes: Uint8Array, max: number): AsyncGenerator<Block> {
  const document = await opened(bytes)
  const pages: PdfLine[][] = []
  let characters = 0
  for (let number = 1; number <= document.numPages && characters <= max; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const lines = linesOf(items.filter((item): item is typeof item & PageItem => 'str' in item))
    pages.push(lines)
    characters += lines.reduce((sum, { text }) => sum + text.length, 0)
    page.cleanup()
  }
  await document.cleanup()
  yield* blocksOf(withoutRunning(pages))
}

async function opened(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new ReadingFailure('documents.locked')
    throw error
  }
}

const ended = /[.!?:;。！？：；…]["'”’」』)）]*$/
const goesOn = /^[\p{Ll}\p{Script=Han}]/u

function* blocksOf(pages: PdfLine[][]): Generator<Block> {
  let held: Block | null = null
  for (const [index, lines] of pages.entries()) {
    for (const [order, text] of paragraphsOf(lines).entries()) {
      const block: Block = { kind: 'text', text, place: { page: index + 1 } }
      const isOver = held && order === 0 && !ended.test(held.text) && goesOn.test(text)
      if (held && isOver) {
        const joined = joinLines(held.text, text)
        const kept = joined.slice(0, joined.length - text.length)
        block.joins = kept.endsWith(' ') ? ' ' : ''
        yield { ...held, text: kept.trimEnd() }
      } else if (held) yield held
      held = block
    }
  }
  if (held) yield held
}

const edgeLines = 2
/** A line is a head or foot if it stands on this share of pages; or on some, and counts them. */
const running = { pages: 4, share: 0.6, counted: 3 }

/** Without heads and feet. */
function withoutRunning(pages: PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>()
  for (const [index, lines] of pages.entries())
    for (const sign of new Set(edgesOf(lines).flatMap((line) => signsOf(line, index))))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const max = pages.length < running.pages ? Number.POSITIVE_INFINITY : pages.length * running.share
  return pages.map((lines, index) => {
    const isRunning = (line: PdfLine) =>
      signsOf(line, index).some((sign, order) => {
        const count = counts.get(sign) ?? 0
        return count > max || (order > 0 && count >= running.counted)
      })
    const dropped = new Set(edgesOf(lines).filter(isRunning))
    return lines.filter((line) => !dropped.has(line))
  })
}

const edgesOf = (lines: PdfLine[]): PdfLine[] =>
  lines.length <= edgeLines * 2 ? lines : [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)]

/** What lines of the same kind have in common: their words, and these with how far their number is from the page's. */
function signsOf({ text }: PdfLine, page: number): string[] {
  const shape = text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ')
  const number = /^\d{1,5}\b|\b\d{1,5}$/.exec(text)?.[0]
  return number ? [shape, `${shape} ${Number(number) - page}`] : [shape]
}
