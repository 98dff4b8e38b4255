import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import { Suspense, useMemo, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { AnswerParts } from '../../../features/talk/messages/answer-parts.tsx'
import {
  type MessageMeans,
  MessageMeansProvider,
  useMessageMeans,
} from '../../../features/talk/messages/message-means.ts'
import { useTurn } from '../../../features/talk/runs/use-runs.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuGroup, MenuItem } from '../../../ui/menu-item.tsx'
import type { MenuAnchor } from '../../../ui/menu-props.ts'
import { useChatActions } from '../chat-actions.ts'
import { entryNow } from '../compose-log.ts'
import { actionRow, CopyAction } from './message-actions.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { Receipt } from './receipt.tsx'
import { StateLine } from './state-line.tsx'
import { Versions } from './versions.tsx'

const ReadAloudRow = late(async () => (await import('./read-aloud-row.tsx')).ReadAloudRow)

type AnswerMessageProps = {
  entry: Entry
  /** The turn that this answer grows in; null when it is stored. */
  turnKey: string | null
  isLast: boolean
}

export function AnswerMessage({ entry: stored, turnKey, isLast }: AnswerMessageProps) {
  const t = useTexts('chat')
  const turn = useTurn(turnKey)
  const entry = entryNow(stored, turn)
  const live = entry.state === 'running'
  const isDrawn = entry.parts.length > 0 && entry.parts.every((part) => part.type === 'work')
  const isGuides = entry.model?.engine === 'builtin'
  const has = (type: MessagePart['type']) => entry.parts.some((part) => part.type === type)
  const isWaited =
    live && entry.parts.every((part) => isGuides && part.type === 'tool-call' && !part.consent)
  const means = useAnswerMeans(entry, isLast)
  return (
    <div aria-busy={live || undefined}>
      {/* A work says itself by what it was made. */}
      {isGuides && has('text') && !has('work') && (
        <div className="mb-2 flex">
          <Badge>{t.builtin}</Badge>
        </div>
      )}
      <MessageMeansProvider value={means}>
        <AnswerParts parts={entry.parts} live={live} isGuides={isGuides} />
      </MessageMeansProvider>
      {isWaited && <Waiting />}
      <StateLine entry={entry} turn={turn} />
      {live ? (
        <div className="mt-1 -ml-1.5 h-7">
          {entry.parts.length > 0 && <ReadAloudButton entry={entry} />}
        </div>
      ) : (
        <Actions entry={entry} isLast={isLast} isDrawn={isDrawn} />
      )}
    </div>
  )
}

/** Tools ask on behalf of the answer that they stand in. */
function useAnswerMeans(entry: Entry, isLast: boolean): MessageMeans {
  const means = useMessageMeans()
  const { decide, regenerate, isBusy } = useChatActions()
  const { id: entryId, state } = entry
  const isOver = state !== 'running'
  const latest = useRef(entry)
  latest.current = entry
  const canRetry = isLast && isOver && !isBusy
  return useMemo(
    () => ({
      ...means,
      decide: (callId, decision) => decide({ entryId, callId, decision, isOver }),
      stopTool: (callId) => call('chat.stopTool', { entryId, callId }),
      retry: canRetry ? () => regenerate(latest.current) : undefined,
    }),
    [means, decide, regenerate, entryId, isOver, canRetry],
  )
}

/** Nothing has come yet. */
function Waiting() {
  const t = useTexts('chat')
  return (
    <span role="status" className="flex h-6.5 items-center">
      <span className="sr-only">{t.answering}</span>
      <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-soft" />
    </span>
  )
}

function Actions({
  entry,
  isLast,
  isDrawn,
}: {
  entry: Entry
  isLast: boolean
  /** Its works tell for themselves what can be done with them, and what they cost. */
  isDrawn: boolean
}) {
  const words = plainText(entry.parts)
  return (
    <div className={`${actionRow(isLast)} -ml-1.5`}>
      {words && <CopyAction text={words} />}
      {!isDrawn && <Regenerate entry={entry} />}
      <MoreActions entry={entry} words={words} isDrawn={isDrawn} />
      <Versions entry={entry} />
      {!isDrawn && <Receipt entry={entry} />}
    </div>
  )
}

/** What is wanted less often. */
function MoreActions({ entry, words, isDrawn }: { entry: Entry; words: string; isDrawn: boolean }) {
  const t = useTexts('chat')
  const { remove, isBusy } = useChatActions()
  return (
    <Menu
      side="top"
      className="w-60"
      trigger={<IconButton icon="ellipsis" size="small" label={t.moreActions} />}
    >
      {words && (
        <Suspense>
          <ReadAloudRow entry={entry} words={words} />
        </Suspense>
      )}
      <MenuItem danger icon="trash-2" disabled={isBusy} onSelect={() => remove(entry)}>
        {isDrawn ? t.deleteDrawn : t.deleteMessage}
      </MenuItem>
    </Menu>
  )
}

function Regenerate({ entry }: { entry: Entry }) {
  const t = useTexts('chat')
  const { regenerate, models, isBusy } = useChatActions()
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null)
  return (
    <>
      <IconButton
        icon="refresh-cw"
        size="small"
        label={t.regenerate}
        disabled={isBusy}
        aria-haspopup={models.length > 1 ? 'menu' : undefined}
        aria-expanded={models.length > 1 ? anchor !== null : undefined}
        onClick={(event) =>
          models.length > 1 ? setAnchor(event.currentTarget) : regenerate(entry)
        }
      />
      {models.length > 1 && (
        <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)} side="top" className="w-64">
          <MenuItem icon="refresh-cw" onSelect={() => regenerate(entry)}>
            {t.regenerate}
          </MenuItem>
          {[false, true].map((own) => {
            const those = models.filter((model) => model.own === own)
            return (
              those.length > 0 && (
                <MenuGroup key={String(own)} label={own ? t.ownModels : t.regenerateWith}>
                  {those.map((model) => (
                    <MenuItem key={model.id} onSelect={() => regenerate(entry, model)}>
                      {model.name}
                    </MenuItem>
                  ))}
                </MenuGroup>
              )
            )
          })}
        </AnchoredMenu>
      )}
    </>
  )
}
