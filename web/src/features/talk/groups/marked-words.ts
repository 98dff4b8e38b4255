import { findWords } from '@atelier/contract/folded-text'

export type MarkedPiece = { text: string; hit: boolean; at: number }

/** A text cut where one of the words stands in it, in any case, with or without accents. */
export function marked(text: string, words: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const { from, to } of findWords(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false, at })
    pieces.push({ text: text.slice(from, to), hit: true, at: from })
    at = to
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), hit: false, at })
  return pieces
}
