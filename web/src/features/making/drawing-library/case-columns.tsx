import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useRef } from 'react'
import { Boundary } from '../../../ui/boundary.tsx'
import { CaseCard } from './case-card.tsx'
import { intoColumns } from './columns.ts'
import { useColumnCount } from './use-column-count.ts'

const minColumnPx = 190
const captionPart = 0.3

type CaseColumnsProps = {
  cases: readonly DrawingCase[]
  onOpen: (shown: DrawingCase) => void
  onUse: (shown: DrawingCase) => void
}

export function CaseColumns({ cases, onOpen, onUse }: CaseColumnsProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = useColumnCount(box, minColumnPx)
  return (
    <div ref={box} className="flex items-start gap-3 sm:gap-4">
      {intoColumns(count === 0 ? [] : cases, count, captionPart).map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={at} className="flex min-w-0 flex-1 flex-col gap-5">
          {column.map((shown) => (
            <Boundary key={shown.id} of={shown}>
              <CaseCard shown={shown} onOpen={() => onOpen(shown)} onUse={() => onUse(shown)} />
            </Boundary>
          ))}
        </div>
      ))}
    </div>
  )
}
