import type { ImportWords } from './imported-conversation.ts'

const nameMark = '\u0001'

/** The words as text that goes to a worker: with a mark where the name belongs, and without. */
export type SentWords = { picture: [string, string]; file: [string, string] }

export const wordsToSend = (words: ImportWords): SentWords => ({
  picture: [words.picture(''), words.picture(nameMark)],
  file: [words.file(''), words.file(nameMark)],
})

export function sentWords({ picture, file }: SentWords): ImportWords {
  const filled =
    ([without, within]: [string, string]) =>
    (name: string) =>
      name ? within.replace(nameMark, () => name) : without
  return { picture: filled(picture), file: filled(file) }
}
