// Words about documents that models answer from. No imports: both sides load it.

/** `reading` is being taken apart into passages; `ready` can be asked; `failed` could not be read. */
export const documentStates = ['reading', 'ready', 'failed'] as const
export type DocumentState = (typeof documentStates)[number]

/** Largest document taken, in bytes; how much text is read of one, in UTF-16 units; and the most of each. */
export const knowledgeLimits = {
  bytes: 50 * 1024 * 1024,
  characters: 5_000_000,
  /** Documents of one account. */
  own: 500,
  /** Documents that go with one prompt, and that one app knows. */
  attached: 8,
  perApp: 50,
} as const

/** Where in its document a passage stands: what of these the format knows. */
export type PassagePlace = {
  /** From 1: page of a PDF, slide of a presentation. */
  page?: number
  /** Headings above it, the outermost first; the sheet's name of a table. */
  headings?: string[]
  /** First and last line, from 1, of a text or code. */
  lines?: [number, number]
}
