// Which suggestions fit what was typed.
export type Suggestion = {
  value: string
  label: string
  /** A line below the label, which is searched, too. */
  detail?: string
}

/** How many are shown at once; who wants others types more. */
const maxShown = 60

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Those that hold all the words; what begins with them stands first. `left` counts those that are not shown. */
export function findSuggestions<T extends Suggestion>(
  all: readonly T[],
  typed: string,
): { shown: T[]; left: number } {
  const whole = plain(typed).trim()
  const words = whole.split(/\s+/).filter(Boolean)
  const fits = all.filter(({ value, label, detail = '' }) => {
    const text = plain(`${label} ${value} ${detail}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ value, label }: T) =>
    plain(value).startsWith(whole) || plain(label).startsWith(whole)
  const found = whole ? [...fits.filter(begins), ...fits.filter((one) => !begins(one))] : fits
  return { shown: found.slice(0, maxShown), left: Math.max(0, found.length - maxShown) }
}
