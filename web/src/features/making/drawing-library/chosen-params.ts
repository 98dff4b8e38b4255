// Which entries of the library a prompt has, and what a press on one makes of it.
import type { ParamCategory, ParamEntry } from '@atelier/contract/features/making/drawing-library'
import { splitFlags } from './prompt-flags.ts'
import { addParts, hasPart, partsOf, removePart } from './prompt-parts.ts'

/** Entries that the prompt has, in the order in which they stand there. */
export function chosenIn(prompt: string, entries: readonly ParamEntry[]): ParamEntry[] {
  const byWords = new Map(entries.map((entry) => [entry.prompt.toLowerCase(), entry]))
  const found = partsOf(prompt).flatMap((part) => byWords.get(part.toLowerCase()) ?? [])
  return [...new Set(found)]
}

/** The prompt after a press on an entry: without it when it was there; else with it, and without those that it excludes. */
export function toggleParam(
  prompt: string,
  entry: ParamEntry,
  library: { entries: readonly ParamEntry[]; categories: readonly ParamCategory[] },
): string {
  if (hasPart(prompt, entry.prompt)) return removePart(prompt, entry.prompt)
  const { categories, entries } = library
  const isOne = categories.find(({ id }) => id === entry.category)?.choose === 'one'
  const rivals = isOne
    ? chosenIn(prompt, entries).filter(({ category }) => category === entry.category)
    : []
  const cleared = rivals.reduce((text, rival) => removePart(text, rival.prompt), prompt)
  return addParts(cleared, [entry.prompt])
}

/** What is kept of a prompt under a name: the entries that it has, and its flags. Empty when it has neither. */
export function setOf(
  prompt: string,
  entries: readonly ParamEntry[],
): { value: string; params: string[] } {
  const chosen = chosenIn(prompt, entries)
  const { flags } = splitFlags(prompt)
  const words = chosen.map((entry) => entry.prompt).join(', ')
  return {
    value: [words, flags].filter(Boolean).join(' '),
    params: chosen.map(({ id }) => id),
  }
}
