// Web pages and chapters of books: lines under headings, without menus and scripts.
import { pageLines } from '../../../../../platform/page-text.ts'
import type { Block } from '../block.ts'
import type { Outline } from '../outline.ts'

/** The title of a page is left to its first heading. */
export function* readHtml(html: string, outline: Outline): Generator<Block> {
  for (const { element, text } of pageLines(html)) {
    if (element === 'title') continue
    const level = Number(/^h([1-6])$/.exec(element)?.[1] ?? 0)
    if (level) {
      yield { kind: 'heading', text, place: { headings: outline.enter(level, text) } }
      continue
    }
    const headings = outline.path()
    yield {
      kind: element === 'tr' ? 'rows' : 'text',
      text: element === 'li' ? `- ${text}` : text,
      place: headings.length > 0 ? { headings } : {},
    }
  }
}
