// What is read aloud of an answer in markdown: its words without the marks, sentence by sentence, also while it still grows. Pure.

/** A piece that takes a voice longer than some seconds is cut off by some browsers. In UTF-16 units. */
const longestPiece = 220

/** Where the last complete sentence after `from` ends; `from` when none is complete. A number that counts a list ends none. */
function completeUntil(text: string, from: number): number {
  const ends =
    /[。！？；](?=[^。！？；”’」』）]|$)|[。！？；][”’」』）]+|(?<!(?:^|\n)\s*\d+)[.!?…]["')\]]*(?=\s)|\n/g
  ends.lastIndex = from
  let until = from
  for (let end = ends.exec(text); end; end = ends.exec(text)) until = ends.lastIndex
  return until
}

/**
 * What to read next of `text`, of which everything before `from` was read; `over` reads the rest too. `code` is said in place of a block
 * of code. `next` is the `from` of the following call.
 */
export function nextToRead(
  text: string,
  { from, over, code }: { from: number; over: boolean; code: string },
): { pieces: string[]; next: number } {
  const next = over ? text.length : completeUntil(text, from)
  if (next <= from) return { pieces: [], next: from }
  const pieces = spokenLines(text.slice(0, next), from, code).flatMap(splitSentences)
  return { pieces, next }
}

/** The lines after `from`, as they are said. Whether code or a formula is open there depends on what came before. */
function spokenLines(text: string, from: number, code: string): string[] {
  const lines: string[] = []
  let fence = ''
  let at = 0
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    const isNew = at > from && line.length > Math.max(0, from - start)
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    if (mark) {
      fence = mark
      if (isNew && start >= from) lines.push(code)
      continue
    }
    if (isNew) lines.push(spokenLine(line.slice(Math.max(0, from - start)), start >= from))
  }
  return lines.filter(Boolean)
}

const tableRule = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/

function spokenLine(line: string, isWhole: boolean): string {
  if (isWhole && (tableRule.test(line) || /^\s*([-*_]\s*){3,}$/.test(line))) return ''
  const bare = isWhole
    ? line
        .replace(/^\s*(>\s*)+/, '')
        .replace(/^\s*#{1,6}\s+/, '')
        .replace(/^\s*[-*+]\s+(\[[ xX]\]\s+)?/, '')
    : line
  const cells = /^\s*\|.*\|\s*$/.test(bare) ? bare.trim().slice(1, -1).split('|') : [bare]
  return cells.map(spokenWords).filter(Boolean).join(', ')
}

function spokenWords(text: string): string {
  return text
    .replace(/\$\$?([^$]+)\$\$?|\\[([](.+?)\\[)\]]/g, (_, dollars = '', brackets = '') =>
      spokenFormula(dollars || brackets),
    )
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<(https?:\/\/[^>]+)>/g, '$1')
    .replace(/https?:\/\/([^\s/)]+)[^\s)]*/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(^|[^\w\\])(\*{1,3}|_{1,3}|~~)(?=\S)/g, '$1')
    .replace(/([^\s\\])(\*{1,3}|_{1,3}|~~)(?!\w)/g, '$1')
    .replace(/\*{2,}/g, '')
    .replace(/`+/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|$~>])/g, '$1')
    .replace(/\$\$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A formula as a voice can take it: names of commands without their slash, braces gone. */
const spokenFormula = (formula: string): string =>
  formula
    .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 / $2')
    .replace(/\\(?:cdot|times)\b/g, ' × ')
    .replace(/\\(?:(?:left|right|quad|text|mathrm)\b|[,;!])/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/[{}\\]/g, '')

/** One line as sentences, none longer than a voice takes at once. */
export function splitSentences(line: string): string[] {
  const sentences = line
    .split(/(?<=[。！？；][”’」』）]*)(?![。！？；”’」』）])|(?<=(?<!^\d+)[.!?…]["')\]]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  return sentences.flatMap((sentence) => shortPieces(sentence))
}

function shortPieces(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longestPiece) {
    const head = rest.slice(0, longestPiece)
    const pause = Math.max(...['，', '、', '：', ', ', '; ', ': '].map((mark) => endOf(head, mark)))
    const cut = pause > longestPiece / 3 ? pause : head.lastIndexOf(' ') + 1 || longestPiece
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut)
  }
  return [...pieces, rest.trim()].filter(Boolean)
}

const endOf = (text: string, mark: string): number => {
  const at = text.lastIndexOf(mark)
  return at < 0 ? -1 : at + mark.length
}
