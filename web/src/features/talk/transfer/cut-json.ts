// What of a broken JSON file can still be read: the elements of its outermost list, each by itself.

/** Where the list of conversations begins: at once, or by the names that products give it. */
const listStart = /^\s*\[|"(conversations|sessions)"\s*:\s*\[/

export type CutJson = {
  /** What the list is called; empty when it is the whole file. */
  name: string
  /** What could be read, in order. */
  values: unknown[]
  /** Elements that are whole and yet no JSON. */
  broken: number
  /** The file ends within its list. */
  isCutOff: boolean
}

/** Undefined when the text is no list of things. One pass; a string that is not closed takes the rest. */
export function readCutJson(text: string): CutJson | undefined {
  const start = listStart.exec(text.slice(0, 4000))
  if (!start) return undefined
  const cut: CutJson = { name: start[1] ?? '', values: [], broken: 0, isCutOff: true }
  let depth = 0
  let from = -1
  const mark = /["[\]{}]/g
  mark.lastIndex = start.index + start[0].length
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const [sign] = match
    if (sign === '"') {
      const end = endOfString(text, match.index + 1)
      if (end < 0) break
      mark.lastIndex = end
    } else if (sign === '{' || sign === '[') {
      if (depth === 0) from = match.index
      depth += 1
    } else if (depth === 0) {
      cut.isCutOff = false
      break
    } else {
      depth -= 1
      if (depth === 0) take(text.slice(from, match.index + 1), cut)
    }
  }
  return depth > 0 || cut.values.length + cut.broken > 0 ? cut : undefined
}

function take(piece: string, cut: CutJson) {
  try {
    cut.values.push(JSON.parse(piece))
  } catch {
    cut.broken += 1
  }
}

/** Behind the closing quote; -1 when there is none. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return -1
}
