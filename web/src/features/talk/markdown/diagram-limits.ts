// What is not even tried to be drawn: what is known before to take longer than anybody waits. A browser that has one thread for a page and
// its frames could not end it.

/** In characters: mermaid's time grows faster than its source. */
const longestCode = 20_000

/** Statements that are drawn of a kind: one a line, or several with `;` and `&` between them. */
const maxStatements = 600
/** Branches push each other apart, each all the others. */
const maxBranches = 250

/** Kinds in which a number says how many things are drawn, and how many these may be in all. */
const counts: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^block/, 1000],
  [/^packet/, 20_000],
  [/^radar/, 50_000],
]

/** Whether the code of a diagram asks for more than is drawn. */
export function isTooMuch(code: string): boolean {
  if (code.length > longestCode) return true
  const kind = /^\s*(?:%%[^\n]*\n\s*)*([\w-]+)/.exec(code)?.[1] ?? ''
  const statements = (code.match(/[\n;&]/g) ?? []).length
  if (statements > (kind === 'mindmap' ? maxBranches : maxStatements)) return true
  const max = counts.find(([name]) => name.test(kind))?.[1]
  if (max === undefined) return false
  const figures: readonly string[] = code.match(/\d+/g) ?? []
  return figures.reduce((sum, figure) => sum + Number(figure), 0) > max
}
