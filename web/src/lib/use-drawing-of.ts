import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Drawing, drawingOf } from './svg-drawing.ts'
import { useDarkClass } from './use-dark-class.ts'

/** What is drawn in an element, as a drawing that stands by itself, in the colours that the page has now; null while it is not wanted. */
export function useDrawingOf(
  svg: RefObject<SVGSVGElement | null>,
  title: string,
  isWanted: boolean,
): Drawing | null {
  const dark = useDarkClass()
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours make another drawing
  useLayoutEffect(() => {
    setDrawing(isWanted && svg.current ? drawingOf(svg.current, title) : null)
  }, [svg, title, isWanted, dark])
  return drawing
}
