import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { currentUserQuery } from '../../api/current-user.ts'
import { SetupPill } from '../../features/running/console/setup-pill.tsx'
import { RemoteIcon } from '../../features/site/icons/remote-icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { adminGroups, placeIcons, placesOf } from '../../screens/admin/places.ts'
import { Icon } from '../../ui/icon.tsx'
import { SitePicker } from './site-picker.tsx'

const row =
  'touch-target flex h-9 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-soft -outline-offset-2 hover:bg-fill hover:text-text'

/** The rooms that the caller's role has, group by group. */
export function ConsoleSider({ onNavigate }: { onNavigate: () => void }) {
  const t = useTexts('admin')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const places = placesOf(role)
  return (
    <>
      <div className="flex min-h-14 shrink-0 items-center px-4 pt-[env(safe-area-inset-top)] text-[15px] font-semibold">
        {t.title}
      </div>
      {role && <SitePicker />}
      <nav aria-label={t.rooms} className="scroll-quiet min-h-0 flex-1 px-2 pb-4">
        {Object.entries(adminGroups).map(([group, all]) => {
          const shown = all.filter((place) => places.includes(place))
          const name = t.groups[group as keyof typeof adminGroups]
          return (
            shown.length > 0 && (
              <div key={group} className="mt-4">
                <p className="px-2.5 pb-1 text-small text-soft">{name}</p>
                <ul aria-label={name} className="flex flex-col gap-0.5">
                  {shown.map((place) => (
                    <li key={place}>
                      <NavLink
                        to={`/admin/${place}`}
                        onClick={onNavigate}
                        className={`${row} group aria-[current=page]:bg-fill-strong aria-[current=page]:font-medium aria-[current=page]:text-text`}
                      >
                        <RemoteIcon
                          name={placeIcons[place]}
                          className="group-aria-[current=page]:text-accent-text"
                        />
                        <span className="truncate">{t.places[place]}</span>
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </nav>
      {/* It comes late: below the rooms it moves none of them. */}
      <SetupPill shape="row" onNavigate={onNavigate} />
      <div className="shrink-0 border-t border-line p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        <NavLink to="/" onClick={onNavigate} className={row}>
          <Icon name="chevron-left" />
          {t.backToSite}
        </NavLink>
      </div>
    </>
  )
}
