import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { placeRow } from './place-row.ts'

type PaneRowProps = {
  to: To
  /** A place that more than one place leads to stays in this one. */
  state?: { place: string }
  icon?: IconName
  /** A class for the icon; the accent of the row on show when absent. */
  hue?: string
  /** Drawn in place of the icon. */
  face?: ReactNode
  /** Whether it is what the screen shows. */
  isCurrent?: boolean
  /** A figure or a mark at its end. */
  end?: ReactNode
  children: string
}

/** A row of a list that leads somewhere. */
export function PaneRow({ to, state, icon, hue, face, isCurrent, end, children }: PaneRowProps) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        aria-current={isCurrent ? 'page' : undefined}
        className={placeRow}
      >
        {face ??
          (icon && (
            <Icon name={icon} className={hue || 'group-aria-[current=page]:text-accent-text'} />
          ))}
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {end !== undefined && <span className="figures text-small text-faint">{end}</span>}
      </Link>
    </li>
  )
}
