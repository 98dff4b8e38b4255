// A prompt as its words are looked up: folded, with a place for each English word and each Chinese character.
import { foldHan } from '@atelier/contract/han-variants'

export type Token = { word: string; from: number; to: number }

export type PromptText = {
  /** As it was written, but for forms of characters that mean the same (NFKC). */
  written: string
  /** Small letters and simplified characters; each stands where it stands in `written`. */
  folded: string
  /** Words of letters and digits, in order; Chinese is none of them. */
  tokens: readonly Token[]
}

export function readText(prompt: string): PromptText {
  const written = prompt.normalize('NFKC')
  const folded = foldHan(Array.from(written, toSmall).join(''))
  const tokens = [...folded.matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)].map(
    ({ 0: word, index }) => ({ word, from: index, to: index + word.length }),
  )
  return { written, folded, tokens }
}

/** A few letters have small ones of another length. */
function toSmall(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}
