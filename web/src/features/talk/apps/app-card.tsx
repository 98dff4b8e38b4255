import type { App } from '@atelier/contract/features/talk/apps'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ShelfMarks, ShelfText } from '../../../ui/shelf/shelf-card.tsx'
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
        <ShelfText
          title={name}
          titleClass="min-w-0 pr-8"
          description={description}
          opens={{ app: String(id) }}
          marks={<AppMarks app={app} isInUse={isInUse} />}
        />
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
  return (
    <>
      {isInUse && <Badge tone="success">{t.inUse}</Badge>}
      <ShelfMarks of={app} texts={t} />
    </>
  )
}
