import type { BlockToken } from './tokens.ts'

const lineHeightPx = 26
const codeLineHeightPx = 20
const lettersPerLine = 84

/** About how high a block will be in the reading column: what a scroll bar goes by until it has been drawn. */
export function estimatedHeightPx(token: BlockToken): number {
  switch (token.type) {
    case 'code':
      return lineCount(token.text) * codeLineHeightPx + 66
    case 'table':
      return (token.rows.length + 1) * 41 + 2
    case 'list':
      return textHeightPx(token.raw) + (token.loose ? 8 : 4) * token.items.length
    case 'heading':
      return 32
    case 'hr':
      return 33
    case 'details':
      return 42
    default:
      return textHeightPx(token.raw)
  }
}

function lineCount(text: string): number {
  return text.split('\n').length
}

function textHeightPx(text: string): number {
  let lines = 0
  for (const line of text.trimEnd().split('\n')) {
    lines += line === '' ? 0 : Math.max(1, Math.ceil(widthOf(line) / lettersPerLine))
  }
  return lines * lineHeightPx
}

/** In Latin letters; one of CJK is as wide as two. */
function widthOf(line: string): number {
  const wide = line.match(/[\u2e80-\uffef]/g)?.length ?? 0
  return line.length + wide
}
