// A map as OPML, which other outliners and mind map programs read, and back.
import {
  longestMindText,
  type MindNode,
  maxMindDepth,
  maxMindNodes,
} from '@atelier/contract/mind-terms'

export function mindOpml(root: MindNode, title: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `  <head><title>${escapeXml(title || root.text)}</title></head>`,
    '  <body>',
  ]
  const tell = (node: MindNode, depth: number) => {
    const head = `${'  '.repeat(depth)}<outline text="${escapeXml(node.text)}"`
    if (node.children.length === 0) return lines.push(`${head}/>`)
    lines.push(`${head}>`)
    for (const child of node.children) tell(child, depth + 1)
    return lines.push(`${'  '.repeat(depth)}</outline>`)
  }
  tell(root, 2)
  lines.push('  </body>', '</opml>', '')
  return lines.join('\n')
}

/** Fit for text and for attributes; what XML has no place for is left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;')

export type OpmlItem = { text: string; children: OpmlItem[] }

const tags =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)outline\b((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g

/** The outlines of a file; undefined when it has none. */
export function readOpml(file: string): OpmlItem[] | undefined {
  if (!/<opml\b/i.test(file)) return undefined
  const tops: OpmlItem[] = []
  const open: OpmlItem[] = []
  let count = 0
  for (const [, closing, attributes, alone] of file.matchAll(tags)) {
    if (attributes === undefined) continue
    if (closing) {
      open.pop()
      continue
    }
    const item = { text: textIn(attributes), children: [] }
    count += 1
    if (count < maxMindNodes && open.length < maxMindDepth - 2)
      (open.at(-1)?.children ?? tops).push(item)
    if (!alone) open.push(item)
  }
  return tops.length ? tops : undefined
}

function textIn(attributes: string): string {
  const found = /\s(?:text|title)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  return unescapeXml(found?.[1] ?? found?.[2] ?? '')
    .trim()
    .slice(0, longestMindText)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
