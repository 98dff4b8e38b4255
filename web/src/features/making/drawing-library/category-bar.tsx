import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'

type CategoryBarProps = {
  /** An empty id stands for all. */
  categories: readonly { id: string; name: string; marked?: boolean }[]
  current: string
  onCurrent: (id: string) => void
  /** Beside the content where there is room for it; else always above it. */
  side?: boolean
}

/** Categories, one of them current: a column at the side, or a row that scrolls. */
export function CategoryBar({ categories, current, onCurrent, side = false }: CategoryBarProps) {
  const t = useTexts('drawingLibrary')
  const chosen = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav
      aria-label={t.categories}
      className={classes(
        'flex shrink-0 gap-1 overflow-x-auto p-1 [scrollbar-width:none]',
        side && 'sm:w-40 sm:flex-col sm:overflow-y-auto sm:overscroll-contain',
      )}
    >
      {categories.map(({ id, name, marked = false }) => (
        <button
          key={id}
          ref={id === current ? chosen : null}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onCurrent(id)}
          className={classes(
            'touch-target inline-flex h-8 shrink-0 items-center gap-2 rounded-control px-3 whitespace-nowrap text-soft transition-[background-color,color] hover:bg-fill hover:text-text aria-[current]:bg-fill-strong aria-[current]:font-medium aria-[current]:text-text',
            side && 'sm:justify-between',
          )}
        >
          {name}
          {marked && <span aria-hidden="true" className="size-1.5 rounded-full bg-accent-text" />}
        </button>
      ))}
    </nav>
  )
}
