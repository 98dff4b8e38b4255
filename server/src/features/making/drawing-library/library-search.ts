/** Words to look for in texts, whatever their width and case. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether all words of a query stand somewhere in the texts. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const all = plain(texts.join('\n'))
  return plain(query)
    .split(/[\s,，、]+/)
    .every((word) => all.includes(word))
}
