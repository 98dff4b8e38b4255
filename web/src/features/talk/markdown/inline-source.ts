// From the inline source of a block to tokens: formulas set aside, half-open syntax closed, the rest by the lexer.
import { halfOpenSyntax } from './half-open.ts'
import { lexInline } from './lexer.ts'
import { type Formula, setFormulasAside } from './math-syntax.ts'
import type { Definitions, InlineToken } from './tokens.ts'

export interface InlineContent {
  readonly tokens: readonly InlineToken[]
  readonly formulas: readonly Formula[]
  /** A formula is being written after these. */
  readonly pending: boolean
}

/** `open`: the text is still being written, and is shown up to what cannot be told yet. */
export function readInline(source: string, open: boolean, definitions: Definitions): InlineContent {
  const { text, formulas, pending } = setFormulasAside(source, open)
  const syntax = open ? halfOpenSyntax.current() : undefined
  const shown = syntax ? syntax.closeHalfOpen(text) : text
  return { tokens: lexInline(shown, definitions), formulas, pending }
}
