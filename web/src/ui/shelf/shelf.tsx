// A shelf of what people make for each other and look through: by whose, about what, by which words; and what the address opens over that.
import type { ReactNode } from 'react'
import type { Category } from '../../lib/category-hue.ts'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { hueStyle } from './hue-style.ts'

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
      <div className="mx-auto flex w-full max-w-280 flex-col gap-4 px-3 pt-2 pb-10 sm:px-6">
        <header className="flex items-center gap-4">
          <div className="min-w-0 flex-1">
            <h1 className="sr-only max-lg:hidden">{title}</h1>
            <p className="text-soft">{text}</p>
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

type Counted<Id extends Category> = { id: Id; name: string; count: number }

type ShelfCategoriesProps<Id extends Category> = {
  of: { data?: readonly Counted<Id>[] | undefined; isPending: boolean }
  texts: { categories: string; allCategories: string }
  chosen: Id | null
  onChoose: (id: Id | null) => void
}

/** What things are about; those without any are left out. */
export function ShelfCategories<Id extends Category>(props: ShelfCategoriesProps<Id>) {
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
          style={id === null ? undefined : hueStyle(id)}
          className={classes(
            id !== null && 'hued aria-[current]:bg-(--hue-fill)!',
            'touch-target inline-flex h-8 shrink-0 items-center rounded-control px-3 whitespace-nowrap text-soft transition-[background-color,color]',
            'hover:bg-fill hover:text-text aria-[current]:bg-fill-strong aria-[current]:font-medium aria-[current]:text-text',
          )}
        >
          {id !== null && (
            <span aria-hidden="true" className="mr-1.5 size-2 rounded-full bg-(--hue-strong)" />
          )}
          {name}
        </button>
      ))}
    </nav>
  )
}
