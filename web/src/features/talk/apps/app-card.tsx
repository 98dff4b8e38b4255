import type { App } from '@atelier/contract/features/talk/apps'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { searchWith } from './app-place.ts'
import { AppTile } from './app-tile.tsx'
import { usePinApp } from './queries.ts'

type AppCardProps = { app: App; isInUse: boolean }

/** An app or a role among others. All of it leads to its page. */
export function AppCard({ app, isInUse }: AppCardProps) {
  const t = useTexts('apps')
  const pin = usePinApp()
  const { id, name, description, icon, isPinned } = app
  return (
    <li className="group/card relative flex gap-3 rounded-card border border-line p-4 transition-[background-color] focus-within:bg-fill hover:bg-fill">
      <AppTile icon={icon} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="min-w-0 pr-8 font-medium wrap-anywhere">
          <Link
            to={{ search: searchWith(location.search, { app: String(id) }) }}
            state={{ openedHere: true }}
            preventScrollReset
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        </h2>
        <p className="line-clamp-2 text-soft wrap-anywhere">{description}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-small text-soft">
          <AppMarks app={app} isInUse={isInUse} />
        </p>
      </div>
      <IconButton
        icon={isPinned ? 'pin-off' : 'pin'}
        size="small"
        label={isPinned ? t.unpinOne({ name }) : t.pinOne({ name })}
        aria-pressed={isPinned}
        onClick={() => pin.mutate(app)}
        className={classes(
          'absolute! top-2 right-2 z-1 group-hover/card:opacity-100 group-focus-within/card:opacity-100 touch:opacity-100',
          !isPinned && 'opacity-0',
        )}
      />
    </li>
  )
}

/** Where it comes from and how it stands. */
export function AppMarks({ app, isInUse }: AppCardProps) {
  const t = useTexts('apps')
  const { author, isBuiltin, isOwn, state, uses } = app
  return (
    <>
      {isInUse && <Badge tone="success">{t.inUse}</Badge>}
      {isBuiltin && <Badge>{t.builtin}</Badge>}
      {isOwn && (
        <Badge tone={state === 'refused' ? 'danger' : state === 'waiting' ? 'warning' : 'plain'}>
          {t.states[state]}
        </Badge>
      )}
      {!isBuiltin && !isOwn && <span className="min-w-0 truncate">{t.by({ name: author })}</span>}
      {uses !== null && uses > 0 && <span className="figures">{t.uses({ n: uses })}</span>}
    </>
  )
}
