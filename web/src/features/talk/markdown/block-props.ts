import type { ReactNode } from 'react'
import type { BlockToken, Definitions } from './tokens.ts'

export interface BlockProps<T = BlockToken> {
  readonly token: T
  /** Still being written, at its end. */
  readonly open: boolean
  readonly definitions: Definitions
}

export interface NestedProps {
  readonly tokens: readonly BlockToken[]
  readonly open: boolean
  readonly definitions: Definitions
}

/** Draws the blocks within a block; handed down, since blocks and lists hold each other. */
export type DrawNested = (props: NestedProps) => ReactNode

/** The lexer types nested tokens more loosely than it makes them. */
export function asBlocks(tokens: readonly unknown[]): readonly BlockToken[] {
  return tokens as readonly BlockToken[]
}
