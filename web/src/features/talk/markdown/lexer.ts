// `marked` set up for chat answers. Only its lexer is used: blocks first (`lexBlocks`), and the inline text of a
// block later and apart (`lexInline`), so that a growing answer costs no more than its last lines.
import { Hooks, Lexer, type MarkedOptions } from 'marked'
import { AnswerTokenizer } from './answer-tokenizer.ts'
import { maskForCjk } from './cjk-emphasis.ts'
import { matchDetails } from './details-syntax.ts'
import { elementToken } from './element-token.ts'
import { matchFootnote, matchNoteReference } from './footnotes.ts'
import { type Budget, matchHtmlBlock } from './html-blocks.ts'
import { matchMathBlock, nextMathBlockLine } from './math-blocks.ts'
import type { BlockToken, Definitions, InlineToken } from './tokens.ts'

const tokenizer = new AnswerTokenizer()
const hooks = new Hooks()
hooks.emStrongMask = maskForCjk
let budget: Budget = { left: 0 }

const options: MarkedOptions = {
  gfm: true,
  breaks: true,
  tokenizer,
  hooks,
  extensions: {
    renderers: {},
    childTokens: {},
    startBlock: [nextMathBlockLine],
    startInline: [(source) => source.indexOf('\uE000')],
    block: [
      (source) => {
        const match = /^ {0,3}[$\\]/.test(source) ? matchMathBlock(source) : null
        return match ? { type: 'math', raw: match.raw, text: match.tex } : undefined
      },
      function details(source) {
        const match = matchDetails(source)
        if (!match) return undefined
        return tokenizer.within(() => {
          const tokens = readBlocks(this.lexer, match.body)
          return { type: 'details', raw: match.raw, summary: match.summary, tokens }
        })
      },
      function element(source) {
        const match = /^ {0,3}</.test(source)
          ? matchHtmlBlock(source, tokenizer.isFinal, budget)
          : null
        if (!match) return undefined
        return tokenizer.within(() => {
          const token = elementToken(match.element, (text) => readBlocks(this.lexer, text))
          const rest = match.rest ? readBlocks(this.lexer, match.rest) : []
          return { ...token, raw: match.raw, rest }
        })
      },
      function footnote(source) {
        const match = matchFootnote(source)
        if (!match) return undefined
        return tokenizer.within(() => {
          const { raw, label, body } = match
          this.lexer.tokens.links[label] ??= { href: '', title: null }
          return { type: 'footnote', raw, label, tokens: readBlocks(this.lexer, body) }
        })
      },
    ],
    inline: [
      (source) => {
        const match = source[0] === '\uE000' ? /^\uE000(\d+)\uE001/.exec(source) : null
        return match ? { type: 'formula', raw: match[0], index: Number(match[1]) } : undefined
      },
      function noteReference(source) {
        const match = matchNoteReference(source, this.lexer.tokens.links)
        return match ? { type: 'noteReference', ...match } : undefined
      },
    ],
  },
}

export interface LexedBlocks {
  readonly tokens: readonly BlockToken[]
  readonly definitions: Definitions
}

/**
 * Block structure only: `text` of paragraphs, headings, cells is the source for `lexInline`. Line ends must be `\n`. What is
 * not closed in a `complete` source was not meant to be open.
 */
export function lexBlocks(source: string, complete = true): LexedBlocks {
  const lexer = new Lexer(options)
  tokenizer.complete = complete
  budget = { left: source.length * 4 + 20_000 }
  const tokens = lexer.blockTokens(withoutBlankEnd(source), lexer.tokens)
  return { tokens: tokens as BlockToken[], definitions: lexer.tokens.links as Definitions }
}

function readBlocks(lexer: Lexer, source: string): BlockToken[] {
  const { top } = lexer.state
  lexer.state.top = true
  const tokens = lexer.blockTokens(source, [])
  lexer.state.top = top
  return tokens as BlockToken[]
}

/** White space in a last line without an end would count as a row of a table, or as text in a quote. */
function withoutBlankEnd(source: string): string {
  const lastLine = source.lastIndexOf('\n') + 1
  return source.slice(lastLine).trim() === '' ? source.slice(0, lastLine) : source
}

/** As `marked` keeps the labels of definitions. */
export function normalizedLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase().toLowerCase()
}

export function lexInline(source: string, definitions: Definitions): readonly InlineToken[] {
  const lexer = new Lexer(options)
  Object.assign(lexer.tokens.links, definitions)
  return lexer.inlineTokens(source, []) as InlineToken[]
}
