const longestName = 40

/** A name as others tell it, for a profile: in one line, cut where a profile's name ends, but never through a character. */
export const profileName = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
