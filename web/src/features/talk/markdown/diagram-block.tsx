// A mermaid block. Its code is shown until the fence is closed, the block is in view and the drawing is there; from the
// closing on the frame has one height, so that nothing below it moves.
import { useEffect, useRef, useState } from 'react'
import { lazyModule, useLazyModule } from '../../../lib/lazy-module.ts'
import { CodeBody } from './code-block.tsx'
import { CodeFrame } from './code-frame.tsx'

const diagramModule = lazyModule(() => import('./diagram-view.tsx'))

export function DiagramBlock({ code, open }: { code: string; open: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place, !open)
  const module = useLazyModule(diagramModule, seen)
  const heightPx = diagramHeightPx(code)
  return (
    <div ref={place}>
      {module && seen ? (
        <module.DiagramView code={code} heightPx={heightPx} />
      ) : (
        <CodeFrame language="mermaid" code={code}>
          <CodeBody code={code} language="" open={open} heightPx={open ? undefined : heightPx} />
        </CodeFrame>
      )}
    </div>
  )
}

/** A guess by the number of statements. */
export function diagramHeightPx(code: string): number {
  const lines = code.split('\n').filter((line) => line.trim() !== '').length
  return Math.min(480, Math.max(240, lines * 40))
}

/** Whether the element has been near the visible part of the page since it was `wanted` there. */
function useSeen(place: { readonly current: Element | null }, wanted: boolean): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !wanted || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, seen, wanted])
  return seen
}
