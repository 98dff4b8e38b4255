// What a model is told so that its answer is an outline.

const form = [
  'You write the outline of a mind map. Answer with the outline alone, in markdown: no sentence before it, none after it, no code fence, no bold.',
  'Each heading and each bullet is one node: a few words, at most about twelve, never a paragraph.',
  'Write in the language of what is asked.',
]

const whole = [
  'Begin with one heading of the first level: the topic. Below it come three to seven headings of the second level, the main branches. Below each come two to six bullets beginning with "- ", and below a bullet, indented by two spaces, more bullets where there is more to say.',
]

const below = (path: readonly string[], known: readonly string[]) => [
  `More is wanted below one node of a map that is there already. The way to that node, from the middle of the map: ${quoted(path, ' > ')}.`,
  ...(known.length
    ? [`Below it stand already, and are not to be said again: ${quoted(known, '; ')}.`]
    : []),
  'Answer with three to seven bullets beginning with "- " that belong directly below that node; below a bullet, indented by two spaces, at most four more. No headings. Do not repeat the node itself.',
]

const quoted = (texts: readonly string[], between: string): string =>
  texts.map((text) => JSON.stringify(text.slice(0, 300))).join(between)

/** The system message of an answer for a map, the caller's own words last. */
export function mindSystem(
  { path, known }: { path: readonly string[]; known: readonly string[] },
  own: string,
): string {
  const told = [...form, ...(path.length ? below(path, known) : whole)].join('\n')
  return own.trim() ? `${told}\n\n${own}` : told
}
