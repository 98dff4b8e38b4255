// The drawing of a diagram, or why there is none. Fetched with the first diagram in view.
import { useEffect, useState } from 'react'
import type { Outcome } from './beside/draw-beside.ts'
import { CodeBody } from './code-block.tsx'
import { CodeFrame } from './code-frame.tsx'
import { isTooMuch } from './diagram-limits.ts'
import { diagramSource } from './diagram-source.ts'
import { drawDiagram } from './draw-diagram.ts'
import type { DrawnDiagram } from './drawing-jobs.ts'
import { drawingMarks } from './drawing-marks.ts'
import { type MarkdownTexts, useMarkdownTexts } from './markdown-texts.ts'
import { ScrollArea } from './scroll-area.tsx'
import { useDarkClass } from './use-dark-class.ts'

interface DiagramViewProps {
  readonly code: string
  /** Height of the frame's body until it is enlarged. */
  readonly heightPx: number
}

/** Made to fit no further than this: smaller words cannot be read, so it scrolls. */
const smallestScale = 0.7

/** `why`: a sentence for the reader; `mayHang`: it was given up, and may be tried once more. */
type Shown = { readonly drawn: DrawnDiagram } | { readonly why: string; readonly mayHang?: boolean }

export function DiagramView({ code, heightPx }: DiagramViewProps) {
  const texts = useMarkdownTexts()
  const { shown: outcome, drawAnyway } = useDrawing(code, texts)
  const [codeShown, setCodeShown] = useState(false)
  const [enlarged, setEnlarged] = useState(false)
  const drawn = outcome && 'drawn' in outcome && !codeShown ? outcome.drawn : null
  const why = outcome && 'why' in outcome ? outcome.why : null
  const actions =
    outcome && 'why' in outcome
      ? outcome.mayHang && (
          <button type="button" className="md-button" onClick={drawAnyway}>
            {texts.drawDiagram}
          </button>
        )
      : outcome && (
          <>
            {drawn && (
              <button type="button" className="md-button" onClick={() => setEnlarged(!enlarged)}>
                {enlarged ? texts.fitDiagram : texts.enlargeDiagram}
              </button>
            )}
            <button type="button" className="md-button" onClick={() => setCodeShown(!codeShown)}>
              {codeShown ? texts.showDiagram : texts.showCode}
            </button>
          </>
        )
  return (
    <CodeFrame language="mermaid" code={code} actions={actions}>
      {drawn ? (
        <Drawing drawn={drawn} heightPx={enlarged ? null : heightPx} label={texts.diagram} />
      ) : (
        <div className="md-diagram-code" style={{ height: heightPx }}>
          {why && <p className="md-diagram-reason">{why}</p>}
          <CodeBody code={code} language="" open={false} />
        </div>
      )}
    </CodeFrame>
  )
}

function Drawing({ drawn, heightPx, label }: DrawingProps) {
  return (
    <ScrollArea as="div" className="md-diagram" label={label} heightPx={heightPx ?? undefined}>
      <img
        src={drawn.src}
        width={drawn.width}
        height={drawn.height}
        alt={label}
        data-fit={heightPx !== null || undefined}
        style={{ minWidth: Math.round(drawn.width * smallestScale) }}
      />
    </ScrollArea>
  )
}

interface DrawingProps {
  readonly drawn: DrawnDiagram
  /** Null for its natural height. */
  readonly heightPx: number | null
  readonly label: string
}

/** `shown` is null until it is drawn; the former drawing stays while the theme changes. */
function useDrawing(
  code: string,
  texts: MarkdownTexts,
): { shown: Shown | null; drawAnyway: () => void } {
  const dark = useDarkClass()
  const [shown, setShown] = useState<Shown | null>(null)
  const [anyway, setAnyway] = useState('')
  const source = diagramSource(code)
  const tooMuch = isTooMuch(code)
  useEffect(() => {
    if (source === null || tooMuch) return undefined
    if (anyway !== source && drawingMarks.has(source)) {
      setShown({ why: texts.diagramHung, mayHang: true })
      return undefined
    }
    let wanted = true
    drawDiagram({ source, dark }).then((outcome) => {
      if (!wanted) return
      if ('hung' in outcome) setAnyway('')
      setShown('drawn' in outcome ? outcome : whyNot(outcome, texts))
    })
    return () => {
      wanted = false
    }
  }, [source, tooMuch, dark, texts, anyway])
  const drawAnyway = () => {
    setShown(null)
    setAnyway(source ?? '')
  }
  if (tooMuch) return { shown: { why: texts.diagramTooMuch }, drawAnyway }
  if (source === null) return { shown: { why: texts.diagramReachesOut }, drawAnyway }
  return { shown, drawAnyway }
}

function whyNot(
  outcome: Exclude<Outcome<DrawnDiagram>, { drawn: DrawnDiagram }>,
  texts: MarkdownTexts,
): Shown {
  if ('hung' in outcome) return { why: texts.diagramHung, mayHang: true }
  if ('unreachable' in outcome) return { why: texts.diagramNotLoaded }
  // A part of mermaid's that could not be fetched.
  if (/dynamically imported|module script/i.test(outcome.failure))
    return { why: texts.diagramNotLoaded }
  const reason = outcome.failure
    .split('\n')
    .filter((line) => !line.startsWith('Expecting'))
    .slice(0, 4)
    .join('\n')
  return { why: texts.diagramFailed({ reason }) }
}
