import { memo, useEffect, useReducer, useRef } from 'react'
import { CodeFrame } from './code-frame.tsx'
import {
  advanceLines,
  type CodeLines,
  isDone,
  type Line,
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
export function CodeBody({ code, language, open, heightPx }: CodeBodyProps) {
  const texts = useMarkdownTexts()
  const lines = useCodeLines(code, language, open)
  const label = language ? texts.codeIn({ language }) : texts.code
  return (
    <ScrollArea as="pre" className="md-code" label={label} heightPx={heightPx}>
      <code>
        {drawEach(lineGroups(lines), (group, place) => (
          <CodeGroup key={place} lines={group} />
        ))}
        {unfinishedLine(lines)}
      </code>
    </ScrollArea>
  )
}

interface CodeBodyProps extends CodeBlockProps {
  /** A fixed height, for a place that something else will take. */
  readonly heightPx?: number | undefined
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

const CodeGroup = memo(function CodeGroup({ lines }: { lines: readonly Line[] }) {
  return drawEach(lines, (line, place) => <CodeLine key={place} line={line} />)
})

const CodeLine = memo(function CodeLine({ line }: { line: Line }) {
  return (
    <span>
      {drawEach(line, (segment, place) =>
        segment.colour ? (
          <span key={place} className={`md-${segment.colour}`}>
            {segment.text}
          </span>
        ) : (
          segment.text
        ),
      )}
      {'\n'}
    </span>
  )
})
