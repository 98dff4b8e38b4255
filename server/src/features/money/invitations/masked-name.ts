/** A name of which its owner's friends see that it is theirs, and others nothing: its first and its last letter. */
export function maskedName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment)
  const [first = ''] = letters
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : ''
  return `${first}***${last}`
}
