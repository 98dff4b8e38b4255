// Words that are on their way to the prompt store: too long for an address.
let waiting: string | undefined

export function handWordsToKeep(words: string): void {
  waiting = words
}

/** The words that wait, once. */
export function takeWordsToKeep(): string | undefined {
  const words = waiting
  waiting = undefined
  return words
}
