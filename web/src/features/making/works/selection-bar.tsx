import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { WorkSelection } from './use-selection.ts'

type SelectionBarProps = { selection: WorkSelection; children: ReactNode }

/** Above works while several are chosen: how many, and what can be done with all of them. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useTexts('works')
  const { chosen } = selection
  return (
    <div
      role="toolbar"
      aria-label={t.select}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-4"
    >
      <IconButton icon="x" label={t.selecting} onClick={selection.end} />
      <p role="status" className="figures min-w-24 flex-1 font-medium">
        {t.selected({ n: chosen.length })}
      </p>
      <Button
        size="small"
        kind="quiet"
        onClick={chosen.length > 0 ? selection.none : selection.all}
      >
        {chosen.length > 0 ? t.selectNone : t.selectAll}
      </Button>
      {children}
    </div>
  )
}
