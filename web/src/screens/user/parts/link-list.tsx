import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router'
import { RemoteIcon } from '../../../features/site/icons/remote-icon.tsx'
import { NewsDot } from '../../../features/site/notices/news-dot.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

/** A list of ways on, under its title. */
export function LinkList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 px-1 font-medium text-soft">
        {title}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-card">{children}</ul>
    </section>
  )
}

type LinkItemProps = {
  icon: IconName
  /** It leads to the notices: a dot tells that one is unread. */
  dotted?: boolean
  /** The operator's wish for another icon, as in a `MenuLink`. */
  siteIcon?: string
  children: string
  /** Where it leads; without a path it does what `onPress` says. */
  to?: To
  /** It leads to another page, as `to` says. */
  isElsewhere?: boolean
  onPress?: () => void
}

const row =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2 hover:bg-fill'

export function LinkItem(props: LinkItemProps) {
  const { icon, dotted = false, siteIcon = '', to, isElsewhere = false, onPress, children } = props
  const content = (
    <>
      <span className="relative text-soft">
        <RemoteIcon name={siteIcon} fallback={<Icon name={icon} />} />
        {dotted && <NewsDot />}
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Icon
        name={isElsewhere ? 'external-link' : 'chevron-right'}
        size={16}
        className="text-faint"
      />
    </>
  )
  if (typeof to === 'string' && isElsewhere) {
    return (
      <li>
        <a href={to} target="_blank" rel="noopener noreferrer" className={row}>
          {content}
        </a>
      </li>
    )
  }
  return (
    <li>
      {to ? (
        <Link to={to} className={row}>
          {content}
        </Link>
      ) : (
        <button type="button" className={row} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  )
}
