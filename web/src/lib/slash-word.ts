// A word that begins with a slash, at the cursor: what asks for something to be filled in.

export type SlashWord = {
  /** Where the slash is. */
  start: number
  /** Behind the last letter. */
  end: number
  /** What follows the slash. */
  query: string
}

/** Longer ones are an address or a path. */
const longest = 40

/** The word that ends at `caret`: a slash at the beginning of a line or after a space, and no other slash. Null when there is none. */
export function slashWordAt(text: string, caret: number): SlashWord | null {
  const before = text.slice(Math.max(0, caret - longest - 2), caret)
  const found = /(?:^|\s)\/([^\s/]*)$/.exec(before)
  if (!found) return null
  const query = found[1] ?? ''
  const start = caret - query.length - 1
  // A slash where the text was cut is not at its beginning.
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return null
  return query.length <= longest ? { start, end: caret, query } : null
}
