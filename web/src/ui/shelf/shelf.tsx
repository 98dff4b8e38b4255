// A shelf of what people make for each other and look through: by whose, about what, by which words; and what the address opens over that.
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'

type ShelfProps = {
  title: string
  /** What it is, below the title. */
  text: string
  makeLabel: string
  onMake: () => void
  /** Whose and by which words: in a line. */
  filters: ReactNode
  /** Below that: categories and the grid. */
  children: ReactNode
  /** What the address opens over it. */
  over: ReactNode
}

export function Shelf({ title, text, makeLabel, onMake, filters, children, over }: ShelfProps) {
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-280 flex-col gap-4 px-3 pt-6 pb-10 sm:px-6">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-60 flex-1">
            <h1 className="text-display font-semibold max-lg:hidden">{title}</h1>
            <p className="mt-1 text-soft">{text}</p>
          </div>
          <Button kind="main" icon="plus" onClick={onMake}>
            {makeLabel}
          </Button>
        </header>
        <div className="flex flex-wrap items-center gap-2">{filters}</div>
        {children}
      </div>
      {over}
    </div>
  )
}

type Category<Id extends string> = { id: Id; name: string; count: number }

type ShelfCategoriesProps<Id extends string> = {
  of: { data?: readonly Category<Id>[] | undefined; isPending: boolean }
  texts: { categories: string; allCategories: string }
  chosen: Id | null
  onChoose: (id: Id | null) => void
}

/** What things are about; those without any are left out. */
export function ShelfCategories<Id extends string>(props: ShelfCategoriesProps<Id>) {
  const { of, texts, chosen, onChoose } = props
  // Their place is there before they are: nothing below them moves.
  if (of.isPending) return <div aria-hidden="true" className="h-10 shrink-0" />
  const shown = of.data?.filter(({ count, id }) => count > 0 || id === chosen) ?? []
  if (shown.length === 0) return null
  const all = [{ id: null, name: texts.allCategories }, ...shown]
  return (
    <nav
      aria-label={texts.categories}
      className="-mx-3 flex shrink-0 gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6"
    >
      {all.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          aria-current={id === chosen ? 'true' : undefined}
          onClick={() => onChoose(id)}
          className={classes(
            'touch-target inline-flex h-8 shrink-0 items-center rounded-control px-3 whitespace-nowrap text-soft transition-[background-color,color]',
            'hover:bg-fill hover:text-text aria-[current]:bg-fill-strong aria-[current]:font-medium aria-[current]:text-text',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
