// A mind map as markdown that reads back as the same map. Both sides load it.
import type { MindNode } from './mind-terms.ts'

/** Middle and main branches as headings, what is below them as nested bullets; ends with a line break. */
export function mindMarkdown(root: MindNode): string {
  const lines = [`# ${plainLine(root.text)}`]
  for (const branch of root.children) {
    lines.push('', `## ${plainLine(branch.text)}`)
    if (branch.children.length) lines.push('')
    for (const child of branch.children) tellBullets(child, 0, lines)
  }
  return `${lines.join('\n')}\n`
}

function tellBullets(node: MindNode, depth: number, lines: string[]): void {
  lines.push(`${'  '.repeat(depth)}- ${plainLine(node.text)}`)
  for (const child of node.children) tellBullets(child, depth + 1, lines)
}

/** On one line, with the marks of markdown as themselves. An empty node is written as a dash: a bullet needs words. */
const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]~<>]/g, '\\$&') || '–'
