import { readMaking } from '@atelier/contract/makings/read-making'
import type { MakerKind } from './maker-kinds.ts'

/** Something to make, with the words that say it. */
export type Request = { kind: MakerKind; words: string }

type Offered = {
  /** The kinds that this site makes. */
  offered: ReadonlyMap<MakerKind, unknown>
  /** The kind that somebody named; what the words ask for when absent. */
  chosen?: MakerKind | undefined
}

/** What a text asks for, without “draw me” where it asks for just this; an answer where the site does not make it. */
export function readRequest(text: string, { offered, chosen }: Offered): Request {
  const making = readMaking(text)
  const wanted = chosen ?? making?.kind ?? 'answer'
  const kind = offered.has(wanted) ? wanted : 'answer'
  return { kind, words: (making?.kind === kind && making.request) || text.trim() }
}
