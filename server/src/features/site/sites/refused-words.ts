// The site's list of words that nobody may publish with.

/** Written with other widths, cases, or signs in between, a word is the same. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const bare = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s'’-]+$/u

/** The first word of the list that one of the texts holds; words of scripts with spaces count as whole words alone. */
export function findRefusedWord(
  texts: readonly string[],
  refused: readonly string[],
): string | undefined {
  const spoken = texts.map((text) => ` ${plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
  const bared = texts.map(bare)
  return refused.find((word) => {
    const wanted = bare(word)
    if (!wanted) return false
    if (!hasSpaces.test(word)) return bared.some((text) => text.includes(wanted))
    const whole = ` ${plain(word)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
    return spoken.some((text) => text.includes(whole))
  })
}
