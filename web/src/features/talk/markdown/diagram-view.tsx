// The drawing of a diagram, or why there is none. Fetched with the first diagram in view.
import './diagram.css'
import { useEffect, useState } from 'react'
import { useDarkClass } from '../../../lib/use-dark-class.ts'
import { useOpenStep } from '../../../lib/use-open-step.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LargeDrawing } from '../../../ui/large-drawing.tsx'
import type { Outcome } from './beside/draw-beside.ts'
import { CodeBody } from './code-block.tsx'
import { CodeFrame } from './code-frame.tsx'
import { isTooMuch } from './diagram-limits.ts'
import { diagramSource } from './diagram-source.ts'
import { drawDiagram } from './draw-diagram.ts'
import type { DrawnDiagram } from './drawing-jobs.ts'
import { drawingMarks } from './drawing-marks.ts'
import { type MarkdownTexts, useMarkdownTexts } from './markdown-texts.ts'

interface DiagramViewProps {
  readonly code: string
  /** Of the frame's body, whatever is in it. */
  readonly height: string
}

/** `why`: a sentence for the reader; `mayHang`: it was given up, and may be tried once more. */
type Shown = { readonly drawn: DrawnDiagram } | { readonly why: string; readonly mayHang?: boolean }

export function DiagramView({ code, height }: DiagramViewProps) {
  const texts = useMarkdownTexts()
  const { shown: outcome, drawAnyway } = useDrawing(code, texts)
  const [codeShown, setCodeShown] = useState(false)
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
          <button type="button" className="md-button" onClick={() => setCodeShown(!codeShown)}>
            {codeShown ? texts.showDiagram : texts.showCode}
          </button>
        )
  return (
    <CodeFrame language="mermaid" code={code} actions={actions}>
      {drawn ? (
        <Drawing drawn={drawn} height={height} texts={texts} />
      ) : (
        <div className="md-diagram-code" style={{ height }}>
          {why && <p className="md-diagram-reason">{why}</p>}
          <CodeBody code={code} language="" open={false} />
        </div>
      )}
    </CodeFrame>
  )
}

interface DrawingProps {
  readonly drawn: DrawnDiagram
  readonly height: string
  readonly texts: MarkdownTexts
}

/** All of it, as small as that has to be; a press opens it large. */
function Drawing({ drawn, height, texts }: DrawingProps) {
  const { isOpen, open, close } = useOpenStep()
  const { src, width, height: heightPx } = drawn
  return (
    <>
      <button
        type="button"
        className="md-diagram"
        style={{ height }}
        aria-label={`${texts.enlargeDiagram}: ${texts.diagram}`}
        onClick={open}
      >
        <img src={src} width={width} height={heightPx} alt={texts.diagram} />
        <span className="md-diagram-sign">
          <Icon name="expand" size={16} />
        </span>
      </button>
      <LargeDrawing
        drawing={isOpen ? { url: src, width, height: heightPx } : null}
        label={texts.diagram}
        formats={['png']}
        onClose={close}
      />
    </>
  )
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
