// What a prompt with variants in braces stands for: `a {red, blue} hat` is two prompts. No imports: a browser counts them as one types.

type Node = string | { readonly options: readonly (readonly Node[])[] }

/** A sign that `\` takes its meaning from. */
const escapable = /[\\{},]/

/**
 * Every prompt that the text stands for, in order, up to `most`. Braces may hold braces; `\{`, `\}` and `\,` are the signs themselves.
 * Braces that do not pair, and those without a comma, are words like others.
 */
export function expandVariants(prompt: string, max: number): string[] {
  const nodes = parse(prompt)
  const length = Math.min(countSequence(nodes), max)
  return Array.from({ length }, (_, index) =>
    pick(nodes, index)
      .replace(/[^\S\n]{2,}/g, ' ')
      .trim(),
  )
}

/** How many prompts the text stands for; no more than the largest safe integer. */
export const countVariants = (prompt: string): number => countSequence(parse(prompt))

const capped = (count: number): number => Math.min(count, Number.MAX_SAFE_INTEGER)

const countSequence = (nodes: readonly Node[]): number =>
  nodes.reduce((product, node) => capped(product * countNode(node)), 1)

const countNode = (node: Node): number =>
  typeof node === 'string'
    ? 1
    : node.options.reduce((sum, option) => capped(sum + countSequence(option)), 0)

/** The text of one choice among all of them; the last place changes first. */
function pick(nodes: readonly Node[], index: number): string {
  let left = index
  let text = ''
  for (const node of nodes.toReversed()) {
    const count = countNode(node)
    text = (typeof node === 'string' ? node : pickOption(node.options, left % count)) + text
    left = Math.floor(left / count)
  }
  return text
}

function pickOption(options: readonly (readonly Node[])[], index: number): string {
  let left = index
  for (const option of options) {
    const count = countSequence(option)
    if (left < count) return pick(option, left)
    left -= count
  }
  return ''
}

/** Deeper than people nest, and within what a stack holds. */
const deepest = 20

function parse(prompt: string): Node[] {
  const ends = pairBraces(prompt)
  return parseRange(prompt, { from: 0, to: prompt.length, ends }).flatMap((part, index) =>
    index ? [',', ...part] : part,
  )
}

/** Where each opening brace that has a partner is closed, and how deep it lies. */
function pairBraces(prompt: string): Map<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < prompt.length; at++) {
    const sign = prompt[at]
    if (sign === '\\' && escapable.test(prompt[at + 1] ?? '')) at++
    else if (sign === '{') open.push(at)
    else if (sign === '}') {
      const start = open.pop()
      if (start !== undefined && open.length < deepest) ends.set(start, at)
    }
  }
  return ends
}

/** The parts of a stretch between its commas. */
function parseRange(
  prompt: string,
  { from, to, ends }: { from: number; to: number; ends: ReadonlyMap<number, number> },
): Node[][] {
  const parts: Node[][] = []
  let part: Node[] = []
  let words = ''
  const endWords = () => {
    if (words) part.push(words)
    words = ''
  }
  for (let at = from; at < to; at++) {
    const sign = prompt[at] ?? ''
    const next = prompt[at + 1] ?? ''
    const end = ends.get(at)
    if (sign === '\\' && at + 1 < to && escapable.test(next)) {
      words += next
      at++
    } else if (end !== undefined) {
      const options = parseRange(prompt, { from: at + 1, to: end, ends })
      endWords()
      if (options.length > 1) part.push({ options: options.map(trimmed) })
      else part.push('{', ...(options[0] ?? []), '}')
      at = end
    } else if (sign === ',') {
      endWords()
      parts.push(part)
      part = []
    } else words += sign
  }
  endWords()
  parts.push(part)
  return parts
}

/** An option without the blanks around it. */
function trimmed(option: readonly Node[]): Node[] {
  const nodes = [...option]
  const [first] = nodes
  if (typeof first === 'string') nodes[0] = first.trimStart()
  const last = nodes.at(-1)
  if (typeof last === 'string') nodes[nodes.length - 1] = last.trimEnd()
  return nodes
}
