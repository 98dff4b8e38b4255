import { Link } from 'react-router'
import { RemoteIcon } from '../../../features/site/icons/remote-icon.tsx'
import { type MenuLink, useMenu } from '../../../features/site/navigation/menu-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { hueOf } from '../../../ui/kind-hues.ts'

/** What the site's menu holds, as tiles for a thumb. */
export function PlaceTiles() {
  const t = useTexts('home')
  const links = useMenu()
  if (links.length === 0) return null
  return (
    <nav aria-label={t.places}>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {links.map((link) => (
          <li key={link.key}>
            <Tile link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tile =
  'flex min-h-16 items-center gap-3 rounded-card bg-fill px-4 py-3 font-medium transition-[background-color] hover:bg-fill-strong'

function Tile({ link: { key, to, label, icon, siteIcon, isElsewhere } }: { link: MenuLink }) {
  const content = (
    <>
      <span
        className={classes(
          'grid size-9 shrink-0 place-items-center rounded-control bg-fill',
          hueOf(key) || 'text-accent-text',
        )}
      >
        <RemoteIcon name={siteIcon} fallback={<Icon name={icon} />} />
      </span>
      <span className="min-w-0">{label}</span>
    </>
  )
  return isElsewhere ? (
    <a href={to} target="_blank" rel="noopener noreferrer" className={tile}>
      {content}
    </a>
  ) : (
    <Link to={to} className={tile}>
      {content}
    </Link>
  )
}
