import { Link } from 'react-router'
import { groupLink } from '../../../features/groups/group-link.ts'
import { useShownGroups } from '../../../features/groups/use-group-actions.ts'
import { useDrawer } from '../../../features/navigation/drawer-state.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { HomeSection } from './home-section.tsx'

const most = 3

/** The conversations that were used last; nothing where there is none yet. */
export function RecentConversations() {
  const t = useTexts('home')
  const chat = useTexts('chat')
  const formats = useFormats()
  const { groups = [] } = useShownGroups()
  const setOpen = useDrawer((drawer) => drawer.setOpen)
  if (groups.length === 0) return null
  const latest = groups.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, most)
  return (
    <HomeSection
      title={t.recent}
      action={
        groups.length > most && (
          <Button kind="quiet" size="small" className="lg:hidden" onClick={() => setOpen(true)}>
            {t.allConversations}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {latest.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link
              to={groupLink(id)}
              className="flex min-h-13 items-center justify-between gap-4 px-4 py-2.5 hover:bg-fill"
            >
              <span className="min-w-0 truncate">{title || chat.untitled}</span>
              <span className="shrink-0 text-small text-faint">{formats.ago(updatedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
