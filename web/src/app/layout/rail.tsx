// The places of the site, at the left of everything that is wider than a phone.
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { RemoteIcon } from '../../features/site/icons/remote-icon.tsx'
import { useMenu } from '../../features/site/navigation/menu-link.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useOneTabStop } from '../../lib/use-one-tab-stop.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { late } from '../../ui/late.ts'
import { Popover } from '../../ui/popover.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { currentOf, flatPlaces, type RailPlace, railPlaces } from './rail-places.ts'
import { useCurrentPlace } from './use-places.ts'

const PlaceLinks = late(async () => (await import('./panes/place-links.tsx')).PlaceLinks)

/** `onUnfold` brings the list back that stands beside it; undefined while it is there. */
export function Rail({ onUnfold }: { onUnfold: (() => void) | undefined }) {
  const t = useTexts('common')
  const { flatMenu } = useSite()
  const links = useMenu()
  const places = flatMenu ? flatPlaces(links, t) : railPlaces(links, t)
  const { pathname } = useLocation()
  const current = currentOf(places, { pathname, place: useCurrentPlace() })?.key
  const rail = useRef<HTMLElement>(null)
  const keys = useOneTabStop(rail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is current
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav
      ref={rail}
      aria-label={t.mainMenu}
      className="scroll-quiet row-start-1 flex w-(--rail) flex-col items-center gap-1 border-r border-line bg-sunken px-1 pt-[max(8px,env(safe-area-inset-top))]"
      {...keys}
    >
      <Brand />
      {onUnfold && (
        <IconButton
          icon="panel-left"
          label={t.expandSidebar}
          hotkey="mod+b"
          size="large"
          aria-expanded={false}
          onClick={onUnfold}
        />
      )}
      <PaletteButton />
      {places.map((place) => (
        <Place key={place.key} place={place} isCurrent={place.key === current} />
      ))}
    </nav>
  )
}

function Brand() {
  const { siteName, appName, appLogo } = useSite()
  const name = appName || siteName
  return (
    <Link
      to="/"
      aria-label={name}
      data-tooltip={name}
      className="grid size-10 shrink-0 place-items-center rounded-control font-semibold"
    >
      {appLogo ? (
        <img
          src={appLogo}
          alt=""
          width="28"
          height="28"
          className="size-7 rounded-[6px] object-contain"
        />
      ) : (
        [...name][0]
      )}
    </Link>
  )
}

const shape =
  'group flex w-full shrink-0 flex-col items-center gap-1 rounded-control py-1.5 text-[10px]/3 text-soft transition-[background-color,color] hover:bg-fill hover:text-text aria-[current]:bg-fill-strong aria-[current]:font-medium aria-[current]:text-text data-popup-open:bg-fill'

function Place({ place, isCurrent }: { place: RailPlace; isCurrent: boolean }) {
  const { key, label, icon, siteIcon, to, entries } = place
  const [entry] = entries
  const { pathname } = useLocation()
  const content = (
    <>
      <RemoteIcon
        name={siteIcon}
        fallback={<Icon name={icon} />}
        className="group-aria-[current]:text-accent-text"
      />
      <span className="line-clamp-2 text-center">{label}</span>
    </>
  )
  const here = isCurrent && (pathname === to ? 'page' : true)
  if (key === 'more') return <More place={place} isCurrent={isCurrent} />
  if (entry?.isElsewhere) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={shape}>
        {content}
      </a>
    )
  }
  return (
    <Link
      to={to}
      data-tour={entry?.key}
      aria-current={here || undefined}
      onPointerEnter={() => void entry?.load?.().catch(() => undefined)}
      className={shape}
    >
      {content}
    </Link>
  )
}

/** What belongs to no other place, in a list of its own. */
function More({ place, isCurrent }: { place: RailPlace; isCurrent: boolean }) {
  const [open, setOpen] = useState(false)
  const { label, entries } = place
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      side="right"
      label={label}
      className="w-56 p-1.5"
      trigger={
        <button
          type="button"
          data-tour={entries.some(({ key }) => key === 'help') ? 'help' : undefined}
          aria-current={isCurrent || undefined}
          className={shape}
        >
          <Icon name="ellipsis" className="group-aria-[current]:text-accent-text" />
          {label}
        </button>
      }
    >
      <Suspense>
        <PlaceLinks links={entries} onNavigate={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
