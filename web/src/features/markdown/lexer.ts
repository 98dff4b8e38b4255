// `marked` set up for chat answers. Only its lexer is used: blocks first (`lexBlocks`), and the inline text of a
// block later and apart (`lexInline`), so that a growing answer costs no more than its last lines.
import { Hooks, Lexer, type MarkedOptions, type MarkedToken, Tokenizer, type Tokens } from 'marked'
import { clipAddress } from './address-edge.ts'
import { isCjk, maskForCjk } from './cjk-emphasis.ts'
import { matchDetails } from './details-syntax.ts'
import { hasMathBlockLine, matchMathBlock, nextMathBlockLine } from './math-syntax.ts'

export interface MathBlockToken {
  readonly type: 'math'
  readonly raw: string
  readonly text: string
  /** Begun and not ended yet. */
  readonly pending?: boolean
}

export interface DetailsToken {
  readonly type: 'details'
  readonly raw: string
  readonly summary: string
  readonly tokens: BlockToken[]
}

/** The mark of a formula that was set aside before lexing. */
export interface FormulaToken {
  readonly type: 'formula'
  readonly raw: string
  readonly index: number
}

export interface HtmlSpanToken {
  readonly type: 'htmlSpan'
  readonly raw: string
  readonly tag: HtmlSpanTag
  readonly tokens: InlineToken[]
}

export type HtmlSpanTag = 'sub' | 'sup' | 'kbd' | 'mark' | 'u' | 'b' | 'i' | 's'
export type BlockToken = MarkedToken | MathBlockToken | DetailsToken
export type InlineToken = MarkedToken | FormulaToken | HtmlSpanToken
/** Link definitions (`[label]: address`) by normalised label. */
export type Definitions = Readonly<Record<string, { href: string; title?: string | null }>>

class AnswerTokenizer extends Tokenizer {
  /**
   * Text over `---` is a paragraph and a rule: models mean it so, and a paragraph already shown must not become a
   * heading. Nor does a heading reach over a formula.
   */
  override lheading(source: string): Tokens.Heading | undefined {
    const heading = super.lheading(source)
    return heading?.depth === 1 && !hasMathBlockLine(heading.raw) ? heading : undefined
  }

  /** A line of tabs ends a table, as a line of spaces does. */
  override table(source: string): Tokens.Table | undefined {
    const table = super.table(source)
    const blank = table ? table.raw.search(/\n *\t[ \t]*(?:\n|$)/) : -1
    return blank === -1 ? table : super.table(source.slice(0, blank + 1))
  }

  override emStrong(source: string, masked: string, previous = '') {
    return super.emStrong(source, masked, source[0] === '*' ? border(previous) : previous)
  }

  /** Two tildes only: one is a range (`3~5天`). */
  override del(source: string, masked: string, previous = ''): Tokens.Del | undefined {
    return source.startsWith('~~') ? super.del(source, masked, border(previous)) : undefined
  }

  override url(source: string): Tokens.Link | undefined {
    return super.url(clipAddress(source))
  }
}

/** A letter of CJK before a delimiter is as good as a space. */
function border(previous: string): string {
  return previous !== '' && isCjk(previous) ? ' ' : previous
}

const hooks = new Hooks()
hooks.emStrongMask = maskForCjk

const HTML_SPAN = /^<(sub|sup|kbd|mark|u|b|i|s)>([^<]*)<\/\1>/i

const options: MarkedOptions = {
  gfm: true,
  breaks: true,
  tokenizer: new AnswerTokenizer(),
  hooks,
  extensions: {
    renderers: {},
    childTokens: {},
    startBlock: [nextMathBlockLine],
    startInline: [(source) => source.indexOf('\uE000')],
    block: [
      (source) => {
        const match =
          source.includes('$$') || source.includes('\\[') ? matchMathBlock(source) : null
        return match ? { type: 'math', raw: match.raw, text: match.tex } : undefined
      },
      function details(source) {
        const match = matchDetails(source)
        if (!match) return undefined
        const { top } = this.lexer.state
        this.lexer.state.top = true
        const tokens = this.lexer.blockTokens(match.body, [])
        this.lexer.state.top = top
        return { type: 'details', raw: match.raw, summary: match.summary, tokens }
      },
    ],
    inline: [
      (source) => {
        const match = source[0] === '\uE000' ? /^\uE000(\d+)\uE001/.exec(source) : null
        return match ? { type: 'formula', raw: match[0], index: Number(match[1]) } : undefined
      },
      function htmlSpan(source) {
        const match = source[0] === '<' ? HTML_SPAN.exec(source) : null
        if (!match) return undefined
        const tokens = this.lexer.inlineTokens(match[2] ?? '', [])
        return { type: 'htmlSpan', raw: match[0], tag: match[1]?.toLowerCase(), tokens }
      },
    ],
  },
}

export interface LexedBlocks {
  readonly tokens: readonly BlockToken[]
  readonly definitions: Definitions
}

/** Block structure only: `text` of paragraphs, headings, cells is the source for `lexInline`. Line ends must be `\n`. */
export function lexBlocks(source: string): LexedBlocks {
  const lexer = new Lexer(options)
  const tokens = lexer.blockTokens(withoutBlankEnd(source), lexer.tokens)
  return { tokens: tokens as BlockToken[], definitions: lexer.tokens.links as Definitions }
}

/** White space in a last line without an end would count as a row of a table, or as text in a quote. */
function withoutBlankEnd(source: string): string {
  const lastLine = source.lastIndexOf('\n') + 1
  return source.slice(lastLine).trim() === '' ? source.slice(0, lastLine) : source
}

export function lexInline(source: string, definitions: Definitions): readonly InlineToken[] {
  const lexer = new Lexer(options)
  Object.assign(lexer.tokens.links, definitions)
  return lexer.inlineTokens(source, []) as InlineToken[]
}
