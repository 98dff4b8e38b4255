// An outline of the Guide's as a diagram that answers can show.

/** Boxes that are drawn: more are not read in a column of text. */
const mostBoxes = 60
/** Of a box, in characters. */
const longestWords = 60

/**
 * A fenced mind map in the words of mermaid, of an outline with one heading, headings below it, and bullets below those. Its last branch,
 * which says who laid it out, is left to whoever shows it.
 */
export function mindDiagram(outline: string): string {
  const lines = ['mindmap']
  const told = outline.includes('\n## ') ? outline.slice(0, outline.lastIndexOf('\n## ')) : outline
  for (const line of told.split('\n')) {
    if (lines.length > mostBoxes) break
    const [, hashes, blanks = '', text = ''] = /^(?:(#+)|( *)-)\s+(.+)$/.exec(line) ?? []
    if (text === '') continue
    const depth = hashes ? hashes.length : 3 + blanks.length / 2
    const [open, close] = depth === 1 ? ['((', '))'] : ['[', ']']
    lines.push(`${'  '.repeat(depth)}b${lines.length}${open}"${wordsOf(text)}"${close}`)
  }
  return `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``
}

/** Without what would end the quotation or be read as marks there. */
function wordsOf(text: string): string {
  const plain = text
    .replace(/"/g, '”')
    .replace(/[`<>\\]/g, '')
    .replace(/#/g, '＃')
    .replace(/;/g, '；')
    .trim()
  const letters = [...plain]
  return letters.length > longestWords
    ? `${letters.slice(0, longestWords).join('')}…`
    : plain || '…'
}
