// The drawing of a diagram, or why there is none. Fetched with the first diagram in view.
import { useEffect, useState } from 'react'
import { CodeBody } from './code-block.tsx'
import { CodeFrame } from './code-frame.tsx'
import { diagramSource } from './diagram-source.ts'
import { type DrawnDiagram, drawDiagram } from './draw-diagram.ts'
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

/** `why`: a sentence for the reader. */
type Outcome = { readonly drawn: DrawnDiagram } | { readonly why: string }

export function DiagramView({ code, heightPx }: DiagramViewProps) {
  const texts = useMarkdownTexts()
  const outcome = useDrawing(code, texts)
  const [codeShown, setCodeShown] = useState(false)
  const [enlarged, setEnlarged] = useState(false)
  const drawn = outcome && 'drawn' in outcome && !codeShown ? outcome.drawn : null
  const why = outcome && 'why' in outcome ? outcome.why : null
  const actions = outcome && 'drawn' in outcome && (
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

/** Null until it is drawn; the former drawing stays while the theme changes. */
function useDrawing(code: string, texts: MarkdownTexts): Outcome | null {
  const dark = useDarkClass()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const source = diagramSource(code)
  useEffect(() => {
    if (source === null) return undefined
    let wanted = true
    drawDiagram(source, dark).then(
      (drawn) => wanted && setOutcome({ drawn }),
      (failure: unknown) => wanted && setOutcome({ why: reasonOf(failure, texts) }),
    )
    return () => {
      wanted = false
    }
  }, [source, dark, texts])
  return source === null ? { why: texts.diagramReachesOut } : outcome
}

function reasonOf(failure: unknown, texts: MarkdownTexts): string {
  if (!(failure instanceof Error) || /dynamically imported|module script/i.test(failure.message)) {
    return texts.diagramNotLoaded
  }
  const reason = failure.message
    .split('\n')
    .filter((line) => !line.startsWith('Expecting'))
    .slice(0, 4)
    .join('\n')
  return texts.diagramFailed({ reason })
}
