// Finding by words in texts that stand in memory.

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A text as `hasWords` looks through it: made once for what is looked through often. */
export const plainText = (parts: readonly string[]): string => plain(parts.join('\n'))

/** Whether every word of `q` stands somewhere in a text of `plainText`. */
export const hasWords = (text: string, q: string): boolean =>
  plain(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
