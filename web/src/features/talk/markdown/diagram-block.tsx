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
  const height = diagramHeight(code)
  return (
    <div ref={place}>
      {module && seen ? (
        <module.DiagramView code={code} height={height} />
      ) : (
        <CodeFrame language="mermaid" code={code}>
          <CodeBody code={code} language="" open={open} height={open ? undefined : height} />
        </CodeFrame>
      )}
    </div>
  )
}

/** A guess by the number of statements, and never so high that it has to be scrolled past. */
function diagramHeight(code: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '').length
  return `min(${Math.min(480, Math.max(240, lines * 40))}px, 70svh)`
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
