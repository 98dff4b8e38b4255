/** What a card says and shows. */
export type Card = {
  title: string
  author: string
  siteName: string
  /** The picture on it, as a file in storage, and another version whenever that is another picture; null for none. */
  picture: { name: string; version: string } | null
}

/** Longer titles are not read from a card. */
const longest = 300

/** In one line, without what no font draws: control characters, halves of pairs, marks that turn the direction of writing. */
export const oneLine = (text: string): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .trim()
