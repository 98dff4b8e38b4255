// Examples from edge to edge: what one of them is made from shows where it is pointed at, and a press begins with that.
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { CasePicture } from './case-picture.tsx'
import { intoColumns } from './columns.ts'
import { useColumnCount } from './use-column-count.ts'

const minColumnPx = 230

type ExampleWallProps = { cases: readonly DrawingCase[]; onUse: (shown: DrawingCase) => void }

export function ExampleWall({ cases, onUse }: ExampleWallProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = useColumnCount(box, minColumnPx)
  return (
    <div ref={box} className="flex items-start gap-1 p-1 pt-0">
      {intoColumns(count === 0 ? [] : cases, count, 0).map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={at} className="flex min-w-0 flex-1 flex-col gap-1">
          {column.map((shown) => (
            <Boundary key={shown.id} of={shown}>
              <Example shown={shown} onUse={() => onUse(shown)} />
            </Boundary>
          ))}
        </div>
      ))}
    </div>
  )
}

function Example({ shown, onUse }: { shown: DrawingCase; onUse: () => void }) {
  const t = useTexts('drawingLibrary')
  const { title, prompt, meaning, thumbnail, blur, width, height } = shown
  return (
    <button
      type="button"
      aria-label={t.begin({ title })}
      onClick={onUse}
      className="group/example relative block w-full overflow-hidden rounded-small text-left focus-visible:z-1"
    >
      <CasePicture
        lazy
        src={thumbnail}
        blur={blur}
        alt=""
        width={width}
        height={height}
        className="rounded-small"
      />
      <span className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col gap-0.5 bg-linear-to-t from-[#000000c0] to-transparent p-3 pt-10 text-[#fff] opacity-0 transition-[opacity] group-hover/example:opacity-100 group-focus-visible/example:opacity-100">
        <span className="font-medium">{title}</span>
        <span className="line-clamp-2 text-small">{meaning || prompt}</span>
      </span>
    </button>
  )
}
