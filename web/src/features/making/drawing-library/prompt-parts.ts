// A prompt as what it is made of: words between commas, then flags. What is put in or taken out touches nothing else of it.
import { joinFlags, mergeFlags, splitFlags } from './prompt-flags.ts'

const comma = /[,，、]/

/** Two spellings of the same part. */
const plain = (part: string): string =>
  part
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。]$/, '')
    .toLowerCase()

/** The parts of a prompt, without its flags. */
export const partsOf = (prompt: string): string[] =>
  splitFlags(prompt)
    .words.split(comma)
    .map((part) => part.trim())
    .filter(Boolean)

export const hasPart = (prompt: string, part: string): boolean =>
  partsOf(prompt).some((one) => plain(one) === plain(part))

/** The prompt with these parts at the end of its words; those that it has already are not put in again. */
export function addParts(prompt: string, parts: readonly string[]): string {
  const { words, flags } = splitFlags(prompt)
  const known = new Set(partsOf(prompt).map(plain))
  const added: string[] = []
  for (const part of parts) {
    if (plain(part) === '' || known.has(plain(part))) continue
    known.add(plain(part))
    added.push(part.trim())
  }
  if (added.length === 0) return prompt
  const before = words.trimEnd().replace(/[,，、]$/, '')
  return joinFlags({ words: [before, ...added].filter(Boolean).join(', '), flags })
}

/** The prompt without a part, wherever in it that is, and without the comma that led to it. */
export function removePart(prompt: string, part: string): string {
  const { words, flags } = splitFlags(prompt)
  // Pieces and the commas between them, in turn.
  const pieces = words.split(/([,，、])/)
  const kept: string[] = []
  let isFirst = true
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    if (plain(piece) === plain(part)) continue
    kept.push(isFirst ? piece.trimStart() : `${pieces[at - 1] ?? ''}${piece}`)
    isFirst = false
  }
  if (kept.length === Math.ceil(pieces.length / 2)) return prompt
  return joinFlags({ words: kept.join(''), flags })
}

/** The prompt with all of a kept set: its words once, and its flags in the place of the same ones. */
export function applySet(prompt: string, value: string): string {
  const set = splitFlags(value)
  const added = splitFlags(addParts(prompt, partsOf(set.words)))
  return joinFlags({ words: added.words, flags: mergeFlags(added.flags, set.flags) })
}
