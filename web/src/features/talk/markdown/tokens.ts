// What the lexer makes of an answer.
import type { MarkedToken } from 'marked'
import type { HtmlTag } from './html-tags.ts'

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

/** An element of block HTML, see `html-blocks.ts`. */
export interface ElementToken {
  readonly type: 'element'
  readonly raw: string
  readonly tag: HtmlTag
  readonly tokens: BlockToken[]
  /** What stands behind it in its last line. */
  readonly rest: BlockToken[]
}

export interface FootnoteToken {
  readonly type: 'footnote'
  readonly raw: string
  /** Key of its definition. */
  readonly label: string
  readonly tokens: BlockToken[]
}

export interface NoteReferenceToken {
  readonly type: 'noteReference'
  readonly raw: string
  readonly label: string
}

export type BlockToken = MarkedToken | MathBlockToken | DetailsToken | ElementToken | FootnoteToken
export type InlineToken = MarkedToken | FormulaToken | NoteReferenceToken
/** Link definitions (`[label]: address`) by normalised label, and footnotes under `^label`. */
export type Definitions = Readonly<Record<string, { href: string; title?: string | null }>>
