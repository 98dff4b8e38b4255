// How many tokens something is, by a guess that server and browser share. No imports: a browser loads it.

/** A guess at the tokens of a text: one for each Han character, one for each four others. */
export function estimateTokens(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x2e80) wide++
  return wide + Math.ceil((text.length - wide) / 4)
}

/** What a picture costs most models, about. */
export const pictureTokens = 1000
