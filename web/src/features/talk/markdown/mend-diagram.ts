// Diagrams that mermaid cannot read although anybody sees what is meant: labels with parentheses, a node named `end`, a `;`
// in a message. Tried only after the source as written has failed.

/** The source as mermaid wants it; null where there is nothing to mend. */
export function mendDiagram(source: string): string | null {
  const kind = /^\s*(?:%%[^\n]*\n\s*)*([a-zA-Z-]+)/.exec(source)?.[1] ?? ''
  const mend = kinds.find(([name]) => name.test(kind))?.[1]
  if (!mend) return null
  const mended = source
    .split('\n')
    .map((line) => (/^\s*(?:%%|$)/.test(line) ? line : mend(line)))
    .join('\n')
  return mended === source ? null : mended
}

const kinds: readonly (readonly [name: RegExp, mend: (line: string) => string])[] = [
  [/^(?:graph|flowchart)/, mendFlow],
  [/^sequenceDiagram/, mendMessage],
  [/^mindmap/, mendBranch],
]

/** Openings of nodes with what closes them; the longer before those that they begin with. */
const SHAPES = [
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['((', '))'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
] as const
const PAIRS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' }
/** What makes a label unreadable unless it is quoted. */
const NEEDS_QUOTES = /[()[\]{}<>|;"'#@/\\]|\bend\b/i
const LINK = /--|==|-\.|~~~/
/** Lines of a flowchart that hold no nodes. */
const NO_NODES =
  /^\s*(?:graph|flowchart|style|classDef|class|click|linkStyle|direction|subgraph|accTitle|accDescr)\b/

function mendFlow(line: string): string {
  if (NO_NODES.test(line)) return line
  let mended = ''
  let at = 0
  while (at < line.length) {
    const rest = line.slice(at)
    const quoted = /^"[^"]*"/.exec(rest)?.[0]
    const edge = /^\|([^|"]+)\|/.exec(rest)
    const node = /^([\p{L}\p{N}_]+)(?=[[({])/u.exec(rest)
    const word = /^[\p{L}\p{N}_]+/u.exec(rest)?.[0]
    if (quoted) {
      mended += quoted
      at += quoted.length
    } else if (edge) {
      mended += `|${label(edge[1] ?? '')}|`
      at += edge[0].length
    } else if (node) {
      const id = node[1] ?? ''
      const shape = shapeAt(rest.slice(id.length))
      mended += safeId(id) + (shape?.mended ?? '')
      at += id.length + (shape?.length ?? 0)
      if (!shape) {
        mended += line[at] ?? ''
        at += 1
      }
    } else if (word) {
      mended += word === 'end' && LINK.test(line) ? 'end_["end"]' : word
      at += word.length
    } else {
      mended += line[at]
      at += 1
    }
  }
  return mended
}

const safeId = (id: string): string => (id === 'end' ? 'end_' : id)

/** The shape of a node that a text begins with, its label quoted where it must be; null when it is not closed. */
function shapeAt(text: string): { mended: string; length: number } | null {
  const length = closedAt(text)
  if (length === -1) return null
  const whole = text.slice(0, length)
  for (const [opening, closing] of SHAPES) {
    if (!whole.startsWith(opening) || !whole.endsWith(closing)) continue
    const words = whole.slice(opening.length, -closing.length)
    return { mended: opening + label(words) + closing, length }
  }
  return null
}

/** Where the bracket that a text begins with is closed, after it; -1 for nowhere. */
function closedAt(text: string): number {
  const opening = text[0] ?? ''
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1
    else if (text[at] === PAIRS[opening]) depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

function label(words: string): string {
  const text = words.trim()
  if (/^".*"$/.test(text) || /^[/\\].*[/\\]$/.test(text) || !NEEDS_QUOTES.test(text)) return words
  return `"${text.replaceAll('"', '#quot;')}"`
}

/** `A->>B: words; more`, `A->>B：words`. */
function mendMessage(line: string): string {
  const message = /^(\s*(?:[Nn]ote\b|\S.*?(?:->|--|-\)|-x)).*?)([:：])(.*)$/.exec(line)
  if (!message) return line
  const [, head = '', colon, words = ''] = message
  const escaped = words.replace(/(?<!#\w{1,8});/g, '#59;')
  return `${head}${colon === '：' ? ':' : colon}${escaped}`
}

/** A branch of a mind map that holds brackets without being a shape. */
function mendBranch(line: string): string {
  const [, indent = '', text = ''] = /^(\s*)(.*)$/.exec(line) ?? []
  if (!/[()[\]{}]/.test(text) || /^(?:mindmap|::)/.test(text)) return line
  const start = text.search(/[[({]/)
  const isShape = start !== -1 && closedAt(text.slice(start)) === text.length - start
  if (isShape && !/\s/.test(text.slice(0, start))) return line
  return `${indent}["${text.replaceAll('"', '#quot;')}"]`
}
