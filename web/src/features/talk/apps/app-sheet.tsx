// The page of one app over the list, by its address: what it is, what one can ask it, and what its author may do with it.
import type { AppKind } from '@atelier/contract/app-terms'
import type { AppPage } from '@atelier/contract/features/talk/apps'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { hueStyle } from '../../../ui/shelf/hue-style.ts'
import { type AppealSlot, PublishActions } from '../../../ui/shelf/publish-actions.tsx'
import { ShelfWindow, useLastOpen } from '../../../ui/shelf/shelf-window.tsx'
import { AppMarks } from './app-card.tsx'
import type { ModelOption } from './app-draft.ts'
import { useAppPlace } from './app-place.ts'
import { AppTile } from './app-tile.tsx'
import { useAppPage, usePinApp, usePublishApp } from './queries.ts'
import { SampleExchange } from './sample-exchange.tsx'
import { appDeletes, useAppActions } from './use-app-actions.ts'

type AppSheetProps = {
  kind: AppKind
  isMember: boolean
  models: readonly ModelOption[]
  onLogin: () => void
  appeal: AppealSlot
}

export function AppSheet({ kind, ...props }: AppSheetProps) {
  const t = useTexts('apps')
  const { place, close } = useAppPlace()
  const open = place.app > 0 && place.edit === null
  const query = useAppPage(useLastOpen(place.app, open))
  const app = query.data
  return (
    <ShelfWindow
      open={open}
      onClose={close}
      size="medium"
      title={app?.name ?? (kind === 'role' ? t.role : t.app)}
      titleHidden
      of={query}
      isGone={query.error instanceof CallFailure && query.error.status === 404}
      gone={{ icon: 'blocks', title: t.notFound, text: t.notFoundText }}
      waiting="h-60"
      isThere={app !== undefined}
    >
      {app && <Content app={app} {...props} />}
    </ShelfWindow>
  )
}

type ContentProps = Omit<AppSheetProps, 'kind'> & { app: AppPage }

function Content({ app, isMember, models, onLogin, appeal }: ContentProps) {
  const t = useTexts('apps')
  const chat = useTexts('chat')
  const pin = usePinApp()
  const actions = useAppActions()
  const publish = usePublishApp()
  const remove = appDeletes.useDelete()
  const { open, close } = useAppPlace()
  const isInUse = app.kind === 'role' && actions.roleId === app.id
  const model = models.find(({ id }) => id === app.modelId)
  const tools: Record<string, string> = {
    calculate: chat.toolCalculate,
    date: chat.toolDate,
    convert_units: chat.toolConvertUnits,
    search_handbook: chat.toolSearchHandbook,
  }
  return (
    <article style={hueStyle(app.category)} className="hued flex flex-col gap-5 pt-4">
      <header className="flex items-start gap-4 pr-8">
        <AppTile icon={app.icon} size="large" isHued />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-title font-semibold wrap-anywhere">
            {app.name}
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
            {app.isBuiltin && <Badge>{t.builtin}</Badge>}
            <AppMarks app={app} isInUse={isInUse} />
          </p>
        </div>
      </header>
      {app.description && (
        <p dir="auto" className="wrap-anywhere">
          {app.description}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {app.kind === 'app' && (
          <Button
            kind="main"
            icon="message-circle"
            busy={actions.isStarting}
            onClick={() => void actions.start(app)}
          >
            {t.start}
          </Button>
        )}
        {app.kind === 'role' && (
          <Button
            kind={isInUse ? 'plain' : 'main'}
            icon={isInUse ? 'x' : 'user-check'}
            onClick={() => (isInUse ? actions.putOff() : actions.putOn(app))}
          >
            {isInUse ? t.putOff : t.putOn}
          </Button>
        )}
        <Button
          icon={app.isPinned ? 'pin-off' : 'pin'}
          busy={pin.isPending}
          onClick={() => pin.mutate(app)}
        >
          {app.isPinned ? t.unpin : t.pin}
        </Button>
      </div>
      {app.isOwn && (
        <PublishActions
          of={app}
          texts={t}
          isMember={isMember}
          busy={publish.isPending}
          appeal={appeal}
          onEdit={() => open({ edit: String(app.id) })}
          onPublish={(publishes) => publish.mutate({ id: app.id, publishes })}
          onLogin={onLogin}
          onDelete={() => {
            close()
            remove(app.id, t.deleted({ name: app.name }))
          }}
        />
      )}
      {app.sample && <SampleExchange sample={app.sample} />}
      <dl className="flex flex-col gap-4">
        {app.opening && <Row name={t.opening} text={app.opening} />}
        {app.questions.length > 0 && (
          <div>
            <dt className="text-small font-medium text-soft">{t.questions}</dt>
            <dd>
              <ul className="mt-1 flex flex-col gap-1">
                {app.questions.map((question) => (
                  <li key={question} className="wrap-anywhere">
                    {question}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {app.modelId !== null && <Row name={t.model} text={model?.name ?? t.modelGone} />}
        {app.tools.length > 0 && (
          <Row name={t.tools} text={app.tools.map((name) => tools[name] ?? name).join(' · ')} />
        )}
        {app.documents.length > 0 && <Row name={t.knowledge} text={filesOf(app, t)} />}
        {app.systemMessage && <Row name={t.systemMessage} text={app.systemMessage} />}
      </dl>
    </article>
  )
}

const maxTitles = 8

/** Titles of its files, one a line. */
function filesOf({ documents }: AppPage, t: ReturnType<typeof useTexts<'apps'>>): string {
  const more = documents.length - maxTitles
  const titles = documents.slice(0, maxTitles).map(({ title }) => title)
  return [...titles, ...(more > 0 ? [t.moreFiles({ n: more })] : [])].join('\n')
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-medium text-soft">{name}</dt>
      <dd dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </dd>
    </div>
  )
}
