import { NavLink } from 'react-router'

/** The parts of a room, each a place of its own. */
export function RoomTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined }[]
}) {
  // On a phone the one that is open may lie beyond the edge.
  const showCurrent = (list: HTMLUListElement | null) =>
    list
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={showCurrent} className="flex gap-4 overflow-x-auto [scrollbar-width:none]">
        {tabs.map(({ to, label, count }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className="touch-target flex h-10 items-center gap-1.5 border-b-2 border-transparent text-soft -outline-offset-2 hover:text-text aria-[current=page]:border-accent-text aria-[current=page]:font-medium aria-[current=page]:text-text"
            >
              {label}
              {count ? <span className="figures text-small text-soft">{count}</span> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
