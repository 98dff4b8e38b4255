import { Suspense, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { composing } from '../../features/talk/composer/composing.ts'
import {
  useFreshPage,
  useGroupInAddress,
  useOpenGroup,
  useRememberedGroup,
} from '../../features/talk/groups/group-link.ts'
import { isGone } from '../../features/talk/groups/log-queries.ts'
import { useShownGroups } from '../../features/talk/groups/use-group-actions.ts'
import { MarkdownAhead, useMarkdownAhead } from '../../features/talk/markdown/markdown-ahead.tsx'
import { MarkdownTextsContext } from '../../features/talk/markdown/markdown-texts.ts'
import { MessageMeansProvider } from '../../features/talk/messages/message-means.ts'
import { useChatModels } from '../../features/talk/models/queries.ts'
import { runs } from '../../features/talk/runs/runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { type CitedPassage, citedPassage } from '../../lib/cited-passage.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { late } from '../../ui/late.ts'
import { notesAbove } from '../../ui/notes-above.ts'
import { toast } from '../../ui/toast-manager.ts'
import { ChatActionsProvider } from './chat-actions.ts'
import type { LogItem } from './compose-log.ts'
import { drawnOrigin } from './drawing/drawn-keys.ts'
import { useChatDraw } from './drawing/use-chat-draw.ts'
import { useFinishEntryDeletes } from './entry-deletes.ts'
import { useGoesOnInChat } from './go-on-here.ts'
import { useMessageList } from './message-list-ahead.ts'
import { Announcer } from './parts/announcer.tsx'
import { ChatBody } from './parts/chat-body.tsx'
import { ChatComposer } from './parts/chat-composer.tsx'
import type { MessageListHandle } from './parts/message-list.tsx'
import { ReadingAlong } from './reading-along.tsx'
import { useForgetOnSignOut, useSendOnArrival } from './use-arrival.ts'
import { useAsk } from './use-ask.ts'
import { useChatActionsOf } from './use-chat-actions.ts'
import { useContextTokens } from './use-context-tokens.ts'
import { useConversation } from './use-conversation.ts'
import { useFind } from './use-find.ts'
import { useGroupShown } from './use-group-shown.ts'
import { useHead } from './use-head.ts'
import { useJump } from './use-jump.ts'
import { usePersona } from './use-persona.ts'
import { useTourWanted } from './use-tour-wanted.ts'
import { useTurnEffects } from './use-turn-effects.ts'

const Chart = late(async () => (await import('../../features/talk/chart/chart-card.tsx')).ChartCard)
const Mind = late(
  async () => (await import('../../features/talk/mind-canvas/mind-figure.tsx')).MindFigure,
)
const ChatTour = late(async () => (await import('./tour/chat-tour.tsx')).ChatTour)
const GroupGone = late(async () => (await import('./parts/group-gone.tsx')).GroupGone)
const ConversationBar = late(
  async () => (await import('./parts/conversation-bar.tsx')).ConversationBar,
)
const ConversationTitle = late(
  async () => (await import('./parts/conversation-title.tsx')).ConversationTitle,
)
const FindBar = late(async () => (await import('./parts/find-bar.tsx')).FindBar)
const MessageWorks = late(async () => (await import('./drawing/message-works.tsx')).MessageWorks)
const ChatLightbox = late(async () => (await import('./drawing/chat-lightbox.tsx')).ChatLightbox)
const PictureViewer = late(
  async () => (await import('../../features/talk/messages/picture-viewer.tsx')).PictureViewer,
)

export function ChatScreen() {
  const t = useTexts('chat')
  const markdownTexts = useTexts('markdown')
  useMarkdownAhead()
  const { entryId } = useGroupInAddress()
  const { search } = useLocation()
  const page = useFreshPage()
  const groupId = useGroupShown(useRememberedGroup(), page)
  const open = useOpenGroup()
  const { open: openDialog } = useDialogLink()
  const list = useRef<MessageListHandle>(null)
  const { query: modelQuery, ...chosen } = useChatModels()
  const { groups } = useShownGroups()
  const group = groups?.find(({ id }) => id === groupId)
  const persona = usePersona(group?.appId ?? null, chosen)
  const { model, models } = persona
  const { log, items: logItems, running } = useConversation(groupId, page)
  const ask = useAsk({ groupId, page, model, isWithApp: persona.app !== undefined })
  const drawing = useChatDraw({ groupId, page })
  const items = useMemo(() => {
    const known = new Set(logItems.map(({ key }) => key))
    return [...logItems, ...drawing.items.filter(({ key }) => !known.has(key))]
  }, [logItems, drawing.items])
  const isBusy = running !== undefined
  const { actions, picture, closePicture } = useChatActionsOf({
    groupId,
    isBusy,
    models,
    ask,
    draw: drawing.draw,
    wasDrawn: (entry) => isDrawn(items[items.findIndex((item) => item.entry === entry) + 1]),
  })
  const { enlarge } = actions
  const means = useMemo(
    () => ({
      Words: MarkdownAhead,
      Works: MessageWorks,
      Chart,
      Mind,
      enlarge,
      openPassage: (passage: CitedPassage) => {
        citedPassage.set(passage)
        openDialog('document', { of: `${passage.documentId}-${passage.position}` })
      },
    }),
    [enlarge, openDialog],
  )
  const find = useFind(groupId, items, list)
  const tourWanted = useTourWanted()
  const isDesktop = useIsDesktop()
  const { targetId } = useJump({ groupId, entryId, isLoaded: log.data !== undefined }, list)
  const hasList = useMessageList() !== undefined && items.length > 0
  const head = useHead(hasList && !isDesktop)
  const contextTokens = useContextTokens(items)
  const title = groupId === 0 ? t.newChat : group?.title || t.untitled

  useTitle(group?.title || t.title)
  useTurnEffects()
  useSendOnArrival(ask.send, !modelQuery.isPending)
  useGoesOnInChat({
    groupId,
    items,
    isReady: !modelQuery.isPending,
    send: ask.send,
    regenerate: ask.regenerate,
    goOn: ask.goOn,
    draw: drawing.send,
    drawOn: drawing.draw,
  })
  useFinishEntryDeletes()
  useForgetOnSignOut()

  const stop = () => {
    if (running) runs.stop(running.key).catch(() => toast(t.stopFailed, { kind: 'failure' }))
  }
  const editLast = () => {
    const last = items.findLast(({ entry }) => entry.role === 'user' && entry.id > 0)?.entry
    if (!last || isBusy) return
    list.current?.scrollToEntry(last.id)
    actions.edit(last)
  }
  useHotkey('escape', stop, { enabled: isBusy && !find.open, inFields: true })
  useHotkey('mod+f', find.show, { enabled: items.length > 0 && !find.open })

  return (
    <MarkdownTextsContext value={markdownTexts}>
      <ChatActionsProvider value={actions}>
        <MessageMeansProvider value={means}>
          <div className="relative flex min-h-0 flex-1 flex-col">
            <TopBar
              ref={head.ref}
              over={head.over}
              title={
                group && !isDesktop ? (
                  <Suspense fallback={title}>
                    <ConversationTitle group={group} />
                  </Suspense>
                ) : (
                  title
                )
              }
              actions={
                <>
                  {groupId > 0 && items.length > 0 && (
                    <IconButton
                      icon="link"
                      label={t.shareGroup}
                      size="large"
                      onClick={() => openDialog('share', { of: `chat-${groupId}` })}
                    />
                  )}
                  <IconButton
                    icon="square-pen"
                    label={t.newChat}
                    size="large"
                    onClick={() => open(0)}
                  />
                </>
              }
            />
            <h1 className="sr-only max-lg:hidden">{title}</h1>
            {find.open && (
              <Suspense>
                <FindBar
                  words={find.words}
                  at={find.at}
                  count={find.count}
                  loading={find.loading}
                  onWords={find.setWords}
                  onStep={find.step}
                  onClose={find.close}
                />
              </Suspense>
            )}
            <Boundary of={groupId}>
              <ChatBody
                viewKey={
                  runs.originOf(groupId) ??
                  drawnOrigin(groupId) ??
                  (groupId === 0 ? page : `group-${groupId}`)
                }
                groupId={groupId}
                log={log}
                items={items}
                list={list}
                startAt={entryId}
                targetId={targetId}
                unfoldedId={find.hit?.entryId ?? 0}
                persona={persona}
                bar={
                  group &&
                  ((isShown) => (
                    <Suspense>
                      <ConversationBar group={group} model={model} isShown={isShown} />
                    </Suspense>
                  ))
                }
                headHeight={head.height}
                onHeadShown={head.setShown}
                onAsk={(question) => {
                  composing.setText(groupId, question)
                  void ask.send()
                }}
              />
            </Boundary>
            <div
              ref={notesAbove}
              className="relative mx-auto w-full max-w-[calc(var(--reading)+32px)] shrink-0 px-4 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-page before:to-transparent max-sm:px-3 max-sm:pb-3"
            >
              <Boundary quiet>
                <ReadingAlong groupId={groupId} items={items} />
              </Boundary>
              <Boundary of={groupId} inline>
                {isGone(log) ? (
                  items.length > 0 && (
                    <Suspense>
                      <GroupGone groupId={groupId} />
                    </Suspense>
                  )
                ) : (
                  <ChatComposer
                    groupId={groupId}
                    persona={persona}
                    contextTokens={contextTokens}
                    running={isBusy}
                    stopping={running?.stopping ?? false}
                    onAnswer={() => void ask.send()}
                    onDraw={() => void drawing.send()}
                    onStop={stop}
                    onEditLast={editLast}
                  />
                )}
              </Boundary>
            </div>
            {tourWanted && (
              <Suspense>
                <ChatTour groupId={groupId} items={items} />
              </Suspense>
            )}
          </div>
          <Announcer turnKey={running?.key} />
          {search.includes('work=') && (
            <Suspense>
              <Boundary of={search} quiet>
                <ChatLightbox items={items} />
              </Boundary>
            </Suspense>
          )}
          {picture && (
            <Suspense>
              <Boundary of={picture} quiet>
                <PictureViewer picture={picture} onClose={closePicture} />
              </Boundary>
            </Suspense>
          )}
        </MessageMeansProvider>
      </ChatActionsProvider>
    </MarkdownTextsContext>
  )
}

/** Whether the answer to a message is a work. */
const isDrawn = (answer: LogItem | undefined): boolean =>
  answer !== undefined &&
  answer.entry.parts.length > 0 &&
  answer.entry.parts.every(({ type }) => type === 'work')
