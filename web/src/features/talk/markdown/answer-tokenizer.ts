// Where chat answers are read otherwise than CommonMark says, and what keeps a hostile answer from costing more than its length.
import { Tokenizer, type Tokens } from 'marked'
import { clipAddress } from './address-edge.ts'
import { linkTarget } from './addresses.ts'
import { opensForCjk } from './cjk-emphasis.ts'
import { beginsInlineTag } from './html-tags.ts'
import { hasMathBlockLine } from './math-blocks.ts'
import { readMarkdownFence } from './nested-fence.ts'
import { matchQuote } from './quote-syntax.ts'
import { readTable } from './table-syntax.ts'

/** So many quotes, lists, folded parts and the like may be within each other, and so many emphases; what is deeper is plain text. */
const deepest = 16

export class AnswerTokenizer extends Tokenizer {
  /** The source will not grow: what is not closed now stays so. */
  complete = true
  private depth = 0

  /** What is read now ends where it ends: within another block it does even while the source grows. */
  get isFinal(): boolean {
    return this.complete || this.depth > 0
  }

  /** What `read` gives, unless too much is open around it already. */
  within<T>(read: () => T | undefined): T | undefined {
    if (this.depth >= deepest) return undefined
    this.depth += 1
    try {
      return read()
    } finally {
      this.depth -= 1
    }
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    const quote = matchQuote(source)
    if (!quote) return undefined
    return this.within(() => {
      const { top } = this.lexer.state
      this.lexer.state.top = true
      const tokens = this.lexer.blockTokens(quote.text, [])
      this.lexer.state.top = top
      return { type: 'blockquote', raw: quote.raw, text: quote.text, tokens }
    })
  }

  override list(source: string): Tokens.List | undefined {
    return this.within(() => super.list(source))
  }

  override fences(source: string): Tokens.Code | undefined {
    return readMarkdownFence(source, this.isFinal) ?? super.fences(source)
  }

  /**
   * Text over `---` is a paragraph and a rule: models mean it so, and a paragraph already shown must not become a
   * heading. Nor does a heading reach over a formula.
   */
  override lheading(source: string): Tokens.Heading | undefined {
    const heading = super.lheading(source)
    return heading?.depth === 1 && !hasMathBlockLine(heading.raw) ? heading : undefined
  }

  /** A line that begins with `<img …>` or `<b>` is a paragraph. */
  override html(source: string): Tokens.HTML | undefined {
    return beginsInlineTag(source) ? undefined : super.html(source)
  }

  override table(source: string): Tokens.Table | undefined {
    return readTable(source, (text) => super.table(text))
  }

  /** `[label]: words` is no definition but a line of text: only an address can be defined. */
  override def(source: string): Tokens.Def | undefined {
    const definition = super.def(source)
    return definition && linkTarget(definition.href) ? definition : undefined
  }

  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    return this.within(() => super.link(source))
  }

  override reflink(source: string, links: Parameters<Tokenizer['reflink']>[1]) {
    return this.within(() => super.reflink(source, links))
  }

  override emStrong(source: string, masked: string, previous = '') {
    const before = source[0] === '*' && opensForCjk(source, previous) ? ' ' : previous
    return this.within(() => super.emStrong(source, masked, before))
  }

  /** Two tildes only: one is a range (`3~5天`). */
  override del(source: string, masked: string, previous = ''): Tokens.Del | undefined {
    if (!source.startsWith('~~')) return undefined
    const before = opensForCjk(source, previous) ? ' ' : previous
    return this.within(() => super.del(source, masked, before))
  }

  override url(source: string): Tokens.Link | undefined {
    return super.url(clipAddress(source))
  }
}
