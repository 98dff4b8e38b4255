import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { RemoteIcon } from '../../features/site/icons/remote-icon.tsx'
import { makingKinds } from '../../features/site/navigation/making-kinds.ts'
import { useMenu } from '../../features/site/navigation/menu-link.ts'
import { NewsDot } from '../../features/site/notices/news-dot.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { late } from '../../ui/late.ts'
import { useEver } from '../../ui/use-ever.ts'
import { type BottomTab, bottomTabs } from './bottom-tabs.ts'
import { useCurrentPlace, usePlaces } from './use-places.ts'

const CreateSheet = late(async () => (await import('./create-sheet.tsx')).CreateSheet)

/** The main places of a phone, in reach of a thumb. */
export function BottomBar() {
  const t = useTexts('common')
  const [choosing, setChoosing] = useState(false)
  const chosen = useEver(choosing)
  const kinds = makingKinds(useMenu(), t)
  const tabs = bottomTabs(usePlaces(), t)
  return (
    <nav
      aria-label={t.mainPlaces}
      className="flex h-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] [:root[style*='--visible-height']_&]:hidden"
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          tab={tab}
          onChoose={tab.key === 'create' && kinds.length > 1 ? () => setChoosing(true) : undefined}
        />
      ))}
      {chosen && (
        <Suspense>
          <CreateSheet open={choosing} kinds={kinds} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </nav>
  )
}

const shape =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-1 text-small text-soft aria-[current]:font-medium aria-[current]:text-accent-text'

function Tab({ tab, onChoose }: { tab: BottomTab; onChoose: (() => void) | undefined }) {
  const { label, icon, siteIcon, to, tour, holds } = tab
  const { pathname } = useLocation()
  const isWithin = holds.includes(useCurrentPlace())
  const content = (
    <>
      <span className="relative">
        <RemoteIcon name={siteIcon} fallback={<Icon name={icon} />} />
        {tab.key === 'me' && <NewsDot />}
      </span>
      <span className="max-w-full truncate px-1">{label}</span>
    </>
  )
  if (onChoose) {
    return (
      <button
        type="button"
        data-tour={tour}
        aria-haspopup="dialog"
        aria-current={isWithin || undefined}
        onClick={onChoose}
        className={shape}
      >
        {content}
      </button>
    )
  }
  return (
    <Link
      to={to}
      data-tour={tour}
      aria-current={pathname === to ? 'page' : isWithin || undefined}
      className={shape}
    >
      {content}
    </Link>
  )
}
