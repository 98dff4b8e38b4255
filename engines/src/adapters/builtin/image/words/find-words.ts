// Finds the words of a list in a prompt. Linear in the prompt, whatever the length of the list.
import type { PromptText, Token } from './prompt-text.ts'
import type { WordEntry } from './word-lists.ts'

/** `from` and `to` are places in the text. */
export type Found<Name> = { name: Name; from: number; to: number }

export type Finder<Name> = (text: PromptText) => Found<Name>[]

const longestPhrase = 4

/** All places of all words, also those within longer ones, in no order. */
export function createFinder<Name extends string>(
  entries: readonly WordEntry<Name>[],
): Finder<Name> {
  const english = new Map<string, Name[]>()
  const chinese = new Map<string, Name[]>()
  const add = (to: Map<string, Name[]>, word: string, name: Name) =>
    to.set(word, [...(to.get(word) ?? []), name])
  for (const { name, en, zh } of entries) {
    for (const word of en) add(english, word.replace(/-/g, ' '), name)
    for (const word of zh) add(chinese, word, name)
  }
  const longestHan = Math.max(0, ...[...chinese.keys()].map(({ length }) => length))
  return ({ folded, tokens }) => {
    const found: Found<Name>[] = []
    for (const [at] of tokens.entries())
      for (const { words, to } of phrasesAt(tokens, at, folded)) {
        const names = words.map((word) => english.get(word)).find((known) => known !== undefined)
        for (const name of names ?? []) found.push({ name, from: (tokens[at] as Token).from, to })
      }
    for (let from = 0; from < folded.length; from += 1) {
      if (folded.charCodeAt(from) < 0x2e80) continue
      for (let to = from + 1; to <= from + longestHan && to <= folded.length; to += 1)
        for (const name of chinese.get(folded.slice(from, to)) ?? []) found.push({ name, from, to })
    }
    return found
  }
}

/** What begins with the word at that place, each phrase as it stands and in the singular. */
function phrasesAt(
  tokens: readonly Token[],
  at: number,
  folded: string,
): { words: string[]; to: number }[] {
  const phrases: { words: string[]; to: number }[] = []
  let before = ''
  for (const [offset, { word, from, to }] of tokens.slice(at, at + longestPhrase).entries()) {
    const last = tokens[at + offset - 1]
    if (offset > 0 && last && !/^[-\s]+$/.test(folded.slice(last.to, from))) break
    phrases.push({ words: singulars(word).map((one) => before + one), to })
    before += `${word} `
  }
  return phrases
}

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  wolves: 'wolf',
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  cacti: 'cactus',
}

/** The word itself first. */
function singulars(word: string): string[] {
  const one = [word]
  const known = irregular[word]
  if (known) one.push(known)
  if (word.endsWith('ies')) one.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) one.push(word.slice(0, -2))
  if (word.endsWith('s')) one.push(word.slice(0, -1))
  if (word.endsWith('men')) one.push(`${word.slice(0, -3)}man`)
  return one
}
