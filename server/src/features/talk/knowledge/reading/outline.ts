// Where in the headings of a document a reader is.

export type Outline = {
  /** Comes to a heading; level from 1. Answers the headings down to it. */
  enter(level: number, text: string): string[]
  /** Headings that the next paragraph stands under. */
  path(): string[]
}

export function createOutline(): Outline {
  let at: { level: number; text: string }[] = []
  const path = () => at.map(({ text }) => text)
  return {
    enter(level, text) {
      at = [...at.filter((one) => one.level < level), { level, text: shortHeading(text) }]
      return path()
    },
    path,
  }
}

const longestHeading = 200

/** A place is shown in a line: what was marked as a heading may be a whole paragraph. */
function shortHeading(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  return flat.length > longestHeading ? `${flat.slice(0, longestHeading - 1).trimEnd()}…` : flat
}
