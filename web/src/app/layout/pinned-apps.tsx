// The apps kept at hand, above the conversations: each opens its one conversation.
import '../../ui/late.css'
import type { App } from '@atelier/contract/features/talk/apps'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { AppTile } from '../../features/talk/apps/app-tile.tsx'
import { appDeletes, useAppActions } from '../../features/talk/apps/use-app-actions.ts'
import { usePinnedApps } from '../../features/talk/apps/use-pinned-apps.ts'
import { groupLink, useGroupInAddress } from '../../features/talk/groups/group-link.ts'
import { useShownGroups } from '../../features/talk/groups/use-group-actions.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { pinnedShown } from './pinned-shown.ts'

const toggle = () =>
  pinnedShown.update((shown) => ({ ...shown, isFolded: shown.isFolded !== true }))

type PinnedAppsProps = {
  /** Stands there until it is known which there are. */
  space: ReactNode
  onNavigate: () => void
}

export function PinnedApps({ space, onNavigate }: PinnedAppsProps) {
  const t = useTexts('apps')
  const listId = useId()
  const { data, isPending } = usePinnedApps()
  const hidden = appDeletes.useHidden()
  const { isFolded } = useStored(pinnedShown)
  const count = data?.rows.length
  useEffect(() => {
    if (count !== undefined && pinnedShown.get().count !== count)
      pinnedShown.update((shown) => ({ ...shown, count }))
  }, [count])
  if (isPending) return space
  const apps = (data?.rows ?? []).filter(({ id }) => !hidden.has(id))
  // That they cannot be had is no reason to stand in the way of the conversations.
  if (apps.length === 0) return null
  return (
    <nav aria-label={t.pinnedApps} className="flex max-h-[45%] shrink-0 flex-col px-2 pb-2">
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={listId}
        onClick={toggle}
        className="flex h-8 shrink-0 items-center gap-1 rounded-control px-2.5 text-small text-soft -outline-offset-2 hover:text-text touch:h-11"
      >
        <span className="min-w-0 flex-1 truncate text-left">{t.pinnedApps}</span>
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={16} />
      </button>
      <ul id={listId} hidden={isFolded} className="scroll-quiet min-h-0 flex-1">
        {apps.map((app) => (
          <li key={app.id}>
            <Row app={app} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const shape =
  'flex h-9 w-full items-center gap-2 rounded-control px-2.5 text-left -outline-offset-2 transition-[background-color] touch:h-11'

function Row({ app, onNavigate }: { app: App; onNavigate: () => void }) {
  const { start, isStarting } = useAppActions()
  const { groups } = useShownGroups()
  const { groupId } = useGroupInAddress()
  const group = groups?.find(({ appId }) => appId === app.id)
  const content = (
    <>
      <AppTile icon={app.icon} size="tiny" />
      <span className="min-w-0 flex-1 truncate">{app.name}</span>
    </>
  )
  if (group) {
    const isActive = group.id === groupId
    return (
      <Link
        to={groupLink(group.id)}
        aria-current={isActive ? 'page' : undefined}
        onClick={onNavigate}
        className={classes(shape, isActive ? 'bg-fill-strong' : 'hover:bg-fill')}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      disabled={isStarting}
      onClick={() => void start(app).then(onNavigate)}
      className={classes(shape, 'hover:bg-fill')}
    >
      {content}
    </button>
  )
}
