import type { To } from 'react-router'

/** A conversation or a work that one may go on with. */
export type ToContinue = {
  key: string
  title: string
  /** When it was used last. */
  at: string
  isUnderWay: boolean
  to: To
  /** Address of a small picture; empty for a work that has none yet, null for what has no pictures. */
  picture: string | null
  blur: string
}

/** What is under way comes first, then what was used last. Times are compared as they are written: a language's order is slow to be had. */
export const pickToContinue = (all: readonly ToContinue[], max: number): ToContinue[] =>
  all
    .toSorted((a, b) => Number(b.isUnderWay) - Number(a.isUnderWay) || laterFirst(a.at, b.at))
    .slice(0, max)

const laterFirst = (a: string, b: string): number => Number(a < b) - Number(a > b)
