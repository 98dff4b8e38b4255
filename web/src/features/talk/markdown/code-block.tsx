import { memo, useEffect, useReducer, useRef } from 'react'
import { CodeFrame } from './code-frame.tsx'
import {
  advanceLines,
  type CodeLines,
  isDone,
  type Line,
  lineGroupSize,
  lineGroups,
  unfinishedLine,
} from './code-lines.ts'
import { useColourer } from './colourers.ts'
import { drawEach } from './draw-each.ts'
import { useMarkdownTexts } from './markdown-texts.ts'
import { ScrollArea } from './scroll-area.tsx'

interface CodeBlockProps {
  readonly code: string
  /** As the fence names it, in lower case; empty when it names none. */
  readonly language: string
  /** More code may come. */
  readonly open: boolean
}

export function CodeBlock({ code, language, open }: CodeBlockProps) {
  return (
    <CodeFrame language={language} code={code}>
      <CodeBody code={code} language={language} open={open} />
    </CodeFrame>
  )
}

/** The code itself, coloured line by line; what scrolls can be reached by keyboard. */
export function CodeBody({ code, language, open, height }: CodeBodyProps) {
  const texts = useMarkdownTexts()
  const lines = useCodeLines(code, language, open)
  const label = language ? texts.codeIn({ language }) : texts.code
  const groups = lineGroups(lines)
  const isLong = groups.length > wholeGroups
  return (
    <ScrollArea as="pre" className="md-code" label={label} height={height}>
      <code>
        {drawEach(groups, (group, place) => (
          <CodeGroup
            key={place}
            lines={group}
            asText={place >= wholeGroups}
            isApart={isLong && group.length === lineGroupSize}
          />
        ))}
        {drawText(unfinishedLine(lines) ?? '')}
      </code>
    </ScrollArea>
  )
}

/** Code of more groups than these is long: it is laid out group by group, and after them lines get elements of
 * their own only with their colours, a turn after another. */
const wholeGroups = 4

interface CodeBodyProps extends CodeBlockProps {
  /** A fixed height, for a place that something else will take. */
  readonly height?: string | undefined
}

function useCodeLines(code: string, language: string, open: boolean): CodeLines {
  const colourer = useColourer(language)
  const [, nextTurn] = useReducer((turn: number) => turn + 1, 0)
  // Only a store of what was computed last: any earlier state gives the same lines.
  const previous = useRef<CodeLines | null>(null)
  const lines = advanceLines(previous.current, code, colourer, open)
  previous.current = lines
  const unfinished = isDone(lines, open) ? null : lines
  useEffect(() => {
    if (!unfinished) return undefined
    const timer = setTimeout(nextTurn, 0)
    return () => clearTimeout(timer)
  }, [unfinished])
  return lines
}

/** A long text in pieces, of which only the last changes as it grows: a browser keeps what it knows of the others. */
function drawText(text: string): readonly string[] {
  return text.length <= textPieceLength ? [text] : (text.match(/[\s\S]{1,2000}/g) ?? [])
}

const textPieceLength = 2000

interface GroupProps {
  readonly lines: readonly Line[]
  /** Without colours it is a single text. */
  readonly asText: boolean
  /** Laid out by itself, and only where it is in view. */
  readonly isApart: boolean
}

const CodeGroup = memo(function CodeGroup({ lines, asText, isApart }: GroupProps) {
  const drawn =
    asText && lines.every(isPlain)
      ? lines.map((line) => `${line[0]?.text ?? ''}\n`).join('')
      : drawEach(lines, (line, place) => <CodeLine key={place} line={line} />)
  return isApart ? <span className="md-code-group">{drawn}</span> : drawn
}, sameGroup)

function sameGroup(before: GroupProps, now: GroupProps): boolean {
  return (
    before.asText === now.asText &&
    before.isApart === now.isApart &&
    before.lines.length === now.lines.length &&
    before.lines.every((line, place) => line === now.lines[place])
  )
}

const isPlain = (line: Line): boolean => line.length === 1 && line[0]?.colour === null

const CodeLine = memo(function CodeLine({ line }: { line: Line }) {
  return (
    <span>
      {drawEach(line, (segment, place) =>
        segment.colour ? (
          <span key={place} className={`md-${segment.colour}`}>
            {segment.text}
          </span>
        ) : (
          drawText(segment.text)
        ),
      )}
      {'\n'}
    </span>
  )
})
