import '../../../ui/late.css'
import { NavLink } from 'react-router'
import { RemoteIcon } from '../../../features/site/icons/remote-icon.tsx'
import type { MenuLink } from '../../../features/site/navigation/menu-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { hueOf } from '../../../ui/kind-hues.ts'
import { placeRow } from './place-row.ts'

type PlaceLinksProps = {
  links: readonly MenuLink[]
  /** Called when somebody goes somewhere from here. */
  onNavigate?: () => void
}

/** The entries of a place, one below the other. */
export function PlaceLinks({ links, onNavigate }: PlaceLinksProps) {
  return (
    <ul className="flex flex-col gap-px">
      {links.map((link) => (
        <li key={link.key}>
          <Entry link={link} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}

type EntryProps = { link: MenuLink; onNavigate: (() => void) | undefined }

function Entry({ link, onNavigate }: EntryProps) {
  const { key, to, label, icon, siteIcon, load, isElsewhere } = link
  const content = (
    <>
      <RemoteIcon
        name={siteIcon}
        fallback={<Icon name={icon} />}
        className={hueOf(key) || 'group-aria-[current=page]:text-accent-text'}
      />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {isElsewhere && <Icon name="external-link" size={16} className="text-faint" />}
    </>
  )
  return isElsewhere ? (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onNavigate}
      className={placeRow}
    >
      {content}
    </a>
  ) : (
    <NavLink
      to={to}
      data-tour={key}
      onClick={onNavigate}
      onPointerEnter={() => void load?.().catch(() => undefined)}
      className={placeRow}
    >
      {content}
    </NavLink>
  )
}
