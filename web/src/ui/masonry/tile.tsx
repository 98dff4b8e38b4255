import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { useTap } from './use-tap.ts'

/** Words and buttons below a picture, where nothing hovers, in px. */
export const captionHeight = 44

/** The classes of a button that lies over a picture; where fingers press it is as large as they are. */
export const onDark =
  'text-[#fff]! touch:size-11 hover:bg-[#ffffff33]! data-popup-open:bg-[#ffffff33]!'

type TileProps = {
  name: string
  /** What it looks like; fills its place. */
  children: ReactNode
  /** What comes over that on hover and focus, with a function that makes it when it is first wanted; nothing where nothing hovers. */
  over?: ReactNode | (() => ReactNode)
  /** Buttons that come in its corner on hover and focus, where nothing may lie over what it looks like; made when they are first wanted. */
  corner?: false | (() => ReactNode) | undefined
  /** What lies over it stands further apart. */
  isAiry?: boolean
  /** Lies over all that. */
  above?: ReactNode
  /** Below the picture. */
  foot?: ReactNode
  /** Nothing hovers here: a tap shows what lies over the picture, and the next one goes where it leads. */
  isTapped?: boolean
}

/** A card of a wall: what something looks like, and what can be done with it over that, or below where nothing hovers. */
export function Tile(props: TileProps) {
  const { name, children, over, corner, isAiry = false, above, foot, isTapped = false } = props
  // Once wanted it stays, so that a menu that is open does not go with the pointer. Cards that pass below a resting pointer want none.
  const [isWanted, setWanted] = useState(false)
  const tap = useTap(isTapped && over !== undefined && over !== false)
  const lies = typeof over === 'function' ? (isWanted || tap.isOn) && over() : over
  return (
    <article
      aria-label={name}
      onPointerMove={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      {...tap.handlers}
      className="group/card relative flex h-full flex-col overflow-hidden rounded-(--tile-radius,var(--r-card)) bg-fill"
    >
      <div className="relative min-h-0 flex-1">
        {children}
        {lies && (
          <div
            className={classes(
              '@container pointer-events-none absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-[#000000c0] to-transparent p-2.5 pt-10 text-[#fff] transition-[opacity]',
              isTapped
                ? !tap.isOn && 'invisible'
                : 'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-data-popup-open:opacity-100',
              isAiry ? 'gap-2' : 'gap-1',
            )}
          >
            {lies}
          </div>
        )}
        {corner && (isWanted || isTapped) && (
          <div className="absolute top-1 right-1 flex items-center opacity-0 transition-[opacity] touch:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-data-popup-open:opacity-100">
            {corner()}
          </div>
        )}
        {above}
      </div>
      {foot}
    </article>
  )
}

/** The line below a picture. */
export const TileCaption = ({ children }: { children: ReactNode }) => (
  <div className="flex shrink-0 items-center gap-1 bg-page pl-1" style={{ height: captionHeight }}>
    {children}
  </div>
)

/** Over a song: what plays it. */
export const TilePlay = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-none absolute inset-x-0 top-0 bottom-12 grid place-items-center *:pointer-events-auto">
    {children}
  </div>
)
