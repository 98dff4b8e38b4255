import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Category } from '../../lib/category-hue.ts'
import { Badge } from '../badge.tsx'
import { classes } from '../classes.ts'
import { Spinner } from '../spinner.tsx'
import { hueStyle } from './hue-style.ts'
import { searchWith } from './shelf-place.ts'

/** How something stands with others. */
export type ShelfState = 'private' | 'waiting' | 'public' | 'refused'

type ShelfCardProps = {
  category: Category
  title: string
  description: string
  /** Stands before its words: what it looks like. */
  face?: ReactNode
  /** Stands above them, from edge to edge. */
  cover?: ReactNode
  /** Stands below them. */
  sample?: ReactNode
  marks: ReactNode
  /** The whole card begins with it, where nothing else lies. */
  start: { label: string; busy: boolean; press: () => void }
  /** What its page has in the address, and what the way there is called. */
  details: { opens: Record<string, string>; text: string; label: string }
  /** A button before the way to its page. */
  action?: ReactNode
}

/** A thing on a shelf, in the colour of its category. A press begins with it; its page is a step further. */
export function ShelfCard(props: ShelfCardProps) {
  const { category, title, description, face, cover, sample, marks, start, details } = props
  return (
    <li
      style={hueStyle(category)}
      className={classes(
        'hued group/card relative flex flex-col overflow-hidden rounded-card transition-[background-color]',
        sample ? 'bg-(--hue-fill)' : 'bg-(--hue-ground) hover:bg-(--hue-fill)',
      )}
    >
      {cover}
      <div className="flex flex-1 flex-col p-4 pb-2">
        <div className="flex gap-3">
          {face}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h2 className="font-medium wrap-anywhere">
              <button
                type="button"
                dir="auto"
                aria-label={start.label}
                aria-busy={start.busy || undefined}
                onClick={start.busy ? undefined : start.press}
                className="line-clamp-2 text-start outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {title}
              </button>
            </h2>
            <p dir="auto" className="line-clamp-2 text-soft wrap-anywhere">
              {description}
            </p>
          </div>
        </div>
        {sample}
        <div className="mt-auto flex min-h-9 items-center gap-1 pt-2 text-small text-soft">
          {start.busy && <Spinner />}
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">{marks}</p>
          {props.action}
          <Link
            to={{ search: searchWith(location.search, details.opens) }}
            state={{ openedHere: true }}
            preventScrollReset
            aria-label={details.label}
            className="touch-target relative z-1 inline-flex h-7 shrink-0 items-center rounded-control -mr-2 px-2 transition-[background-color] hover:bg-fill-strong hover:text-text"
          >
            {details.text}
          </Link>
        </div>
      </div>
    </li>
  )
}

type ShelfMarksProps = {
  of: {
    author: string
    isBuiltin: boolean
    isOwn: boolean
    state: ShelfState
    uses: number
  }
  texts: {
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
      {isOwn && (
        <Badge tone={state === 'refused' ? 'danger' : state === 'waiting' ? 'warning' : 'plain'}>
          {texts.states[state]}
        </Badge>
      )}
      {!isBuiltin && !isOwn && (
        <span className="min-w-0 truncate">{texts.by({ name: author })}</span>
      )}
      {children}
      {uses > 0 && <span className="figures">{texts.uses({ n: uses })}</span>}
    </>
  )
}
