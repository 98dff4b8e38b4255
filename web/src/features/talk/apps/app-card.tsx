import type { App } from '@atelier/contract/features/talk/apps'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ShelfCard, ShelfMarks } from '../../../ui/shelf/shelf-card.tsx'
import { AppTile } from './app-tile.tsx'
import { usePinApp } from './queries.ts'
import { SampleExchange } from './sample-exchange.tsx'
import { useAppActions } from './use-app-actions.ts'

type AppCardProps = {
  app: App
  isInUse: boolean
  /** What it is about, in words; empty for what is known already. */
  categoryName?: string | undefined
  /** It shows how it answers. */
  isFirst?: boolean
}

/** An app or a role among others. A press begins with it. */
export function AppCard({ app, isInUse, categoryName = '', isFirst = false }: AppCardProps) {
  const t = useTexts('apps')
  const pin = usePinApp()
  const actions = useAppActions()
  const { id, name, description, icon, category, isPinned, kind, sample } = app
  return (
    <ShelfCard
      category={category}
      title={name}
      description={description}
      face={<AppTile icon={icon} isHued />}
      sample={isFirst && sample && <SampleExchange sample={sample} />}
      marks={
        <>
          {categoryName && <span className="font-medium text-(--hue-text)">{categoryName}</span>}
          <AppMarks app={app} isInUse={isInUse} />
        </>
      }
      start={{
        label: kind === 'role' ? t.putOnOne({ name }) : t.startOne({ name }),
        busy: actions.isStarting,
        press: () => void actions.begin(app),
      }}
      details={{
        opens: { app: String(id) },
        text: t.details,
        label: t.detailsOf({ name }),
      }}
      action={
        <IconButton
          icon={isPinned ? 'pin-off' : 'pin'}
          size="small"
          label={isPinned ? t.unpinOne({ name }) : t.pinOne({ name })}
          aria-pressed={isPinned}
          onClick={() => pin.mutate(app)}
          className={classes(
            'relative z-1 group-hover/card:opacity-100 group-focus-within/card:opacity-100 touch:opacity-100',
            !isPinned && 'opacity-0',
          )}
        />
      }
    />
  )
}

/** Where it comes from and how it stands. */
export function AppMarks({ app, isInUse }: Pick<AppCardProps, 'app' | 'isInUse'>) {
  const t = useTexts('apps')
  return (
    <>
      {isInUse && <Badge tone="success">{t.inUse}</Badge>}
      <ShelfMarks of={app} texts={t} />
    </>
  )
}
