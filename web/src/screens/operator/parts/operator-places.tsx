import { NavLink } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { OperatorPlace } from '../places.ts'

/** From each screen of those who run the site to the others. */
export function OperatorPlaces({ places }: { places: OperatorPlace[] }) {
  const t = useTexts('moderation')
  // On a phone the one that is open may lie beyond the edge.
  const showCurrent = (list: HTMLUListElement | null) =>
    list
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  return (
    <nav aria-label={t.places} className="shrink-0 border-b border-line">
      <ul
        ref={showCurrent}
        className="flex gap-1 overflow-x-auto px-2 py-2 [scrollbar-width:none] sm:px-4"
      >
        {places.map((place) => (
          <li key={place} className="shrink-0">
            <NavLink
              to={`/operator/${place}`}
              className="touch-target flex h-9 items-center rounded-control px-3 text-soft -outline-offset-2 hover:bg-fill hover:text-text aria-[current=page]:bg-fill-strong aria-[current=page]:font-medium aria-[current=page]:text-text"
            >
              {t.placeNames[place]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
