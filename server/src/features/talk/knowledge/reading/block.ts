// What readers of formats give: a document as paragraphs in order, before it is cut into passages.
import type { PassagePlace } from '@atelier/contract/knowledge-terms'

export type Block = {
  /** Not empty, without space around it. Where its place tells lines and it has breaks of its own, they are those of the lines. */
  text: string
  place: PassagePlace
  /** `text` is cut at sentences; `rows` and `code` at lines; `heading` stays with what follows. */
  kind: 'text' | 'rows' | 'code' | 'heading'
  /** Goes on with the block before over the end of a page, with this between the two. */
  joins?: '' | ' '
  /** Row of names that is said again at the head of each passage of a table. */
  header?: string
}

export type Blocks = Iterable<Block> | AsyncIterable<Block>

/** A document that was recognised: what it is by its content, and how it is read. */
export type Format = { mime: string; read(): Blocks }
