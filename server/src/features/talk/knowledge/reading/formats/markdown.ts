// Markdown: paragraphs, code and tables under headings, with their lines.
import type { Block } from '../block.ts'
import { createOutline, type Outline } from '../outline.ts'

type Open = { kind: 'text' | 'code' | 'rows'; lines: string[]; first: number }

export function* readMarkdown(text: string): Generator<Block> {
  const outline = createOutline()
  let open: Open | null = null
  let fence: string | null = null
  const lines = text.split('\n').map((line) => line.trimEnd())
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== null) {
      open = added(open, 'code', line, number)
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
      if (fence === null) {
        yield* blocksOf(open, outline)
        open = null
      }
      continue
    }
    const heading = headingOf(line) ?? (open && underlined(open, line))
    const kind = mark ? 'code' : line.trimStart().startsWith('|') ? 'rows' : 'text'
    if (heading?.lines === 2) open = null
    if (open && (heading || mark || !line || open.kind !== kind)) {
      yield* blocksOf(open, outline)
      open = null
    }
    if (heading) {
      const headings = outline.enter(heading.level, heading.text)
      const from = number - heading.lines + 1
      const said = lines.slice(from - 1, number).join('\n')
      yield { kind: 'heading', text: said.trimStart(), place: { headings, lines: [from, number] } }
    } else if (line) open = added(open, kind, line, number)
    fence = mark ?? null
  }
  yield* blocksOf(open, outline)
}

function added(open: Open | null, kind: Open['kind'], line: string, number: number): Open {
  if (!open) return { kind, lines: [line], first: number }
  open.lines.push(line)
  return open
}

type Heading = { level: number; text: string; lines: 1 | 2 }

function underlined({ kind, lines }: Open, line: string): Heading | null {
  const [text = ''] = lines
  if (kind !== 'text' || lines.length !== 1 || !/^(?:=+|-+)$/.test(line)) return null
  return { level: line.startsWith('=') ? 1 : 2, text, lines: 2 }
}

function headingOf(line: string): Heading | null {
  const [, marks = '', text = ''] = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line) ?? []
  // Marks at the end close it.
  const bare = text.replace(/[ \t]#+$/, '').trim()
  return marks && bare ? { level: marks.length, text: bare, lines: 1 } : null
}

/** A table's rows come one by one, so that its names can be said again. */
function blocksOf(open: Open | null, outline: Outline): Block[] {
  if (!open) return []
  const { kind, lines, first } = open
  const headings = outline.path()
  const place = headings.length > 0 ? { headings } : {}
  const whole: [number, number] = [first, first + lines.length - 1]
  if (kind !== 'rows') {
    const blank = lines.findLastIndex((line) => line.trim())
    const text = lines.slice(0, blank + 1).join('\n')
    return text ? [{ kind, text, place: { ...place, lines: [first, first + blank] } }] : []
  }
  if (lines.length < 3) return [{ kind, text: lines.join('\n'), place: { ...place, lines: whole } }]
  const [names = '', rule = ''] = lines
  return lines.map((text, index) => ({
    kind,
    text,
    place: { ...place, lines: [first + index, first + index] },
    ...(index > 1 ? { header: `${names}\n${rule}` } : {}),
  }))
}
