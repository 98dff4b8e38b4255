import '../../../ui/late.css'
import { NavLink } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSetup } from './use-setup.ts'

const shapes = {
  /** Across a sider. */
  row: 'touch-target m-2 min-h-10 shrink-0 gap-2.5 px-3 text-tool',
  /** At the foot of the rail, as narrow as that is. */
  rail: 'touch-target h-7 w-full justify-center px-1 text-[11px]',
  /** In the top bar of a phone. */
  bar: 'h-9 shrink-0 gap-1.5 px-2.5 text-small',
} as const

/** Reminds those who run the installation of its first steps, and leads there; nothing once all are done or somebody asked for no reminder. */
export function SetupPill({
  shape,
  onNavigate,
}: {
  shape: keyof typeof shapes
  onNavigate?: () => void
}) {
  const t = useTexts('admin').setup
  const setup = useSetup()
  if (!setup?.isReminder) return null
  const { done, of } = setup
  const isWide = shape === 'row'
  const link = (
    <NavLink
      to="/admin/start"
      onClick={onNavigate}
      data-tooltip={isWide ? undefined : t.title}
      className={`relative flex items-center rounded-full bg-fill-strong font-medium -outline-offset-2 hover:bg-line-control/40 ${shapes[shape]}`}
    >
      {shape !== 'rail' && <Ring share={done / of} />}
      <span className={isWide ? 'min-w-0 flex-1 truncate' : 'sr-only'}>{t.title}</span>{' '}
      <span className="figures whitespace-nowrap">{t.count({ n: done, of })}</span>
    </NavLink>
  )
  // A sider is a landmark itself.
  if (isWide) return link
  return (
    <nav aria-label={t.title} className={shape === 'rail' ? 'w-full' : 'shrink-0'}>
      {link}
    </nav>
  )
}

/** `share` of 0 to 1, clockwise from the top. */
const Ring = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 shrink-0 -rotate-90">
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      strokeWidth="3.5"
      className="stroke-line-control/50"
    />
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      strokeWidth="3.5"
      pathLength="1"
      strokeDasharray={`${share} 1`}
      className="stroke-accent-text"
    />
  </svg>
)
