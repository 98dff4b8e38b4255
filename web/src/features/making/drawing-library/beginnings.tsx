import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ExampleWall } from './example-wall.tsx'
import { type ExampleType, useExamples } from './queries.ts'

type BeginningsProps = {
  /** That of the works of the screen. */
  type: ExampleType
  onUse: (shown: DrawingCase) => void
}

/** Before the first work: what this is, and examples to begin with. */
export function Beginnings({ type, onUse }: BeginningsProps) {
  const t = useTexts('drawingLibrary')
  const examples = useExamples(type)
  return (
    <div className="scroll-quiet flex-1">
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-5 pb-4">
        <h2 className="text-title font-semibold">{t.emptyTitle}</h2>
        <p className="text-soft">{t.emptyText}</p>
      </header>
      {examples.data && <ExampleWall cases={examples.data} onUse={onUse} />}
    </div>
  )
}
