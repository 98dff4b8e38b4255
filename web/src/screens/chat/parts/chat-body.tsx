import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { composerField } from '../../../features/talk/composer/composer-field.ts'
import { composing } from '../../../features/talk/composer/composing.ts'
import { rememberGroup } from '../../../features/talk/groups/group-link.ts'
import { isGone, loadEarlier, type useLog } from '../../../features/talk/groups/log-queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { late } from '../../../ui/late.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { useChatActions } from '../chat-actions.ts'
import type { LogItem } from '../compose-log.ts'
import { useMessageList } from '../message-list-ahead.ts'
import { useGoOnInNew } from '../use-go-on-in-new.ts'
import type { Persona } from '../use-persona.ts'
import { EmptyGroup } from './empty-group.tsx'
import { LogSkeleton } from './log-skeleton.tsx'
import type { ConversationBarSlot, MessageListHandle } from './message-list.tsx'

const AppGreeting = late(async () => (await import('./app-greeting.tsx')).AppGreeting)

type ChatBodyProps = {
  /** Stays the same when the conversation gets its number. */
  viewKey: string
  groupId: number
  log: ReturnType<typeof useLog>
  items: readonly LogItem[]
  list: RefObject<MessageListHandle | null>
  startAt: number
  targetId: number
  unfoldedId: number
  persona: Persona
  /** Lies over the messages. */
  bar: ConversationBarSlot
  headHeight: number
  onHeadShown: (isShown: boolean) => void
  /** Asks at once. */
  onAsk: (question: string) => void
}

/** The conversation in whatever state it is: being loaded, failed, gone, empty, or with its messages. */
export function ChatBody(props: ChatBodyProps) {
  const { viewKey, groupId, log, items, list, startAt, targetId, unfoldedId, persona } = props
  const t = useTexts('chat')
  const common = useTexts('common')
  const { editing } = useChatActions()
  const earlier = useEarlier(groupId)
  const MessageList = useMessageList()

  if (items.length > 0) {
    if (!MessageList) return <LogSkeleton />
    return (
      <MessageList
        key={viewKey}
        ref={list}
        items={items}
        startAt={startAt}
        targetId={targetId}
        unfoldedId={unfoldedId}
        pinnedIds={editing ? [editing.entryId] : []}
        hasEarlier={(log.data?.before ?? null) !== null && !earlier.failed}
        onWantEarlier={earlier.load}
        bar={props.bar}
        headHeight={props.headHeight}
        onHeadShown={props.onHeadShown}
        head={
          earlier.failed && (
            <FailureState
              message={t.earlierFailed}
              retry={{ label: common.retry, onRetry: earlier.retry }}
            />
          )
        }
      />
    )
  }
  if (groupId > 0 && log.isError) return <LogFailure groupId={groupId} log={log} />
  if (groupId > 0 && log.data === undefined) return <LogSkeleton />
  if (persona.isLoading) return <LogSkeleton />
  if (persona.app) {
    return (
      <Suspense fallback={<LogSkeleton />}>
        <AppGreeting app={persona.app} onAsk={props.onAsk} />
      </Suspense>
    )
  }
  return (
    <EmptyGroup
      model={persona.model}
      onIdea={(idea) => {
        composing.setText(groupId, idea)
        composerField()?.focus()
      }}
    />
  )
}

/** Loads earlier messages; after a failure only when asked to. */
function useEarlier(groupId: number) {
  const client = useQueryClient()
  const [failedAt, setFailedAt] = useState(0)
  const load = useCallback(() => {
    loadEarlier(client, groupId).catch(() => setFailedAt(groupId))
  }, [client, groupId])
  const retry = () => {
    setFailedAt(0)
    load()
  }
  return { load, retry, failed: failedAt === groupId && groupId > 0 }
}

function LogFailure({ groupId, log }: Pick<ChatBodyProps, 'groupId' | 'log'>) {
  const t = useTexts('chat')
  const goOn = useGoOnInNew(groupId)
  const gone = isGone(log)
  useEffect(() => {
    if (gone) rememberGroup(0)
  }, [gone])
  if (gone) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          icon="message-circle"
          title={t.groupGone}
          action={
            <Button kind="main" onClick={goOn}>
              {t.newChat}
            </Button>
          }
        >
          {t.groupGoneText}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="grid flex-1 place-items-center">
      <QueryFailure message={log.error?.message || t.logFailed} of={log} />
    </div>
  )
}
