import type { ReactNode } from 'react'
import type { WorkSelection } from '../../../features/making/works/use-selection.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type ChooseBarProps = { selection: WorkSelection; children: ReactNode }

/** Above works that can be chosen: the way to that, and what can be done with those that are. */
export function ChooseBar({ selection, children }: ChooseBarProps) {
  const t = useTexts('ownGallery')
  const { active, chosen } = selection
  if (!active)
    return (
      <div className="flex shrink-0 justify-end px-3 pt-3 sm:px-4">
        <Button size="small" icon="list-checks" onClick={selection.begin}>
          {t.select}
        </Button>
      </div>
    )
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
