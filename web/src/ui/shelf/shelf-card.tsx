import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../badge.tsx'
import { searchWith } from './shelf-place.ts'

/** How something stands with others. */
export type ShelfState = 'private' | 'waiting' | 'public' | 'refused'

type ShelfTextProps = {
  title: string
  /** Leaves room for a button in the corner. */
  titleClass?: string
  description: string
  /** What its page has in the address. */
  opens: Record<string, string>
  marks: ReactNode
}

/** The words of a card; its title leads to its page, and all of the card with it. */
export function ShelfText({ title, titleClass = '', description, opens, marks }: ShelfTextProps) {
  return (
    <>
      <h2 className={`${titleClass} font-medium wrap-anywhere`.trim()}>
        <Link
          to={{ search: searchWith(location.search, opens) }}
          state={{ openedHere: true }}
          preventScrollReset
          className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h2>
      <p className="line-clamp-2 text-soft wrap-anywhere">{description}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-small text-soft">
        {marks}
      </p>
    </>
  )
}

type ShelfMarksProps = {
  of: {
    author: string
    isBuiltin: boolean
    isOwn: boolean
    state: ShelfState
    /** Null where that is nobody's business. */
    uses: number | null
  }
  texts: {
    builtin: string
    states: Record<ShelfState, string>
    by: (texts: { name: string }) => string
    uses: (texts: { n: number }) => string
  }
  /** What else is thought of it. */
  children?: ReactNode
}

/** Where something comes from, how it stands, and how often it is used. */
export function ShelfMarks({ of, texts, children }: ShelfMarksProps) {
  const { author, isBuiltin, isOwn, state, uses } = of
  return (
    <>
      {isBuiltin && <Badge>{texts.builtin}</Badge>}
      {isOwn && (
        <Badge tone={state === 'refused' ? 'danger' : state === 'waiting' ? 'warning' : 'plain'}>
          {texts.states[state]}
        </Badge>
      )}
      {!isBuiltin && !isOwn && (
        <span className="min-w-0 truncate">{texts.by({ name: author })}</span>
      )}
      {children}
      {uses !== null && uses > 0 && <span className="figures">{texts.uses({ n: uses })}</span>}
    </>
  )
}
