import { Suspense } from 'react'
import type { DrawingFormat } from '../lib/save-drawing.ts'
import type { Drawing } from '../lib/svg-drawing.ts'
import { late } from './late.ts'

const DrawingStage = late(async () => (await import('./drawing-stage.tsx')).DrawingStage)

type LargeDrawingProps = {
  /** Null while nothing is open. */
  drawing: Drawing | null
  /** What is drawn; names the window, and files that are made of it. */
  label: string
  formats: readonly DrawingFormat[]
  onClose: () => void
}

/** A drawing of a text, over the whole window. */
export function LargeDrawing({ drawing, ...stage }: LargeDrawingProps) {
  return (
    drawing && (
      <Suspense>
        <DrawingStage drawing={drawing} {...stage} />
      </Suspense>
    )
  )
}
