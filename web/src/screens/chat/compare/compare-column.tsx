import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import { useMemo, useState } from 'react'
import { call } from '../../../api/call.ts'
import { AnswerParts } from '../../../features/talk/messages/answer-parts.tsx'
import {
  type MessageMeans,
  MessageMeansProvider,
  useMessageMeans,
} from '../../../features/talk/messages/message-means.ts'
import type { Turn } from '../../../features/talk/runs/turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { entryNow } from '../compose-log.ts'
import { ColumnFigures } from './column-usage.tsx'
import { useCompareTurn } from './compare-runs.ts'
import type { Column } from './comparison.ts'
import type { Refusal } from './use-comparison.ts'

type CompareColumnProps = {
  at: number
  column: Column & { turn: Turn | undefined }
  refusal: Refusal | undefined
  onStop: (turnKey: string) => void
  onKeep: (entryId: number) => Promise<void>
  /** Undefined when it cannot be asked again. */
  onAgain: (() => void) | undefined
}

export const columnId = (at: number): string => `compare-${at}`

/** One model's answer, what it took, and what can be done with it. */
export function CompareColumn({ at, column, refusal, ...does }: CompareColumnProps) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const turn = useCompareTurn(column.turn?.key) ?? column.turn
  const entry = shownEntry(column.entry, turn)
  const live = entry?.state === 'running'
  const means = useColumnMeans(entry?.id)
  const [keeping, setKeeping] = useState(false)
  const words = entry ? plainText(entry.parts) : ''
  const keep = async () => {
    if (!entry) return
    setKeeping(true)
    await does.onKeep(entry.id)
    setKeeping(false)
  }
  return (
    <section
      id={columnId(at)}
      tabIndex={-1}
      aria-label={column.name}
      aria-busy={live || undefined}
      className="flex h-full min-h-0 flex-col rounded-card border border-line bg-surface focus-visible:outline-2 focus-visible:outline-focus"
    >
      <header className="flex shrink-0 flex-col gap-1 border-b border-line px-4 py-2.5">
        <span className="flex min-h-7 items-center gap-2">
          <h2 className="min-w-0 flex-1 truncate font-medium">{column.name}</h2>
          {entry?.model?.engine === 'builtin' && <Badge>{chat.builtin}</Badge>}
          {live && turn && (
            <Button
              size="small"
              icon="square"
              busy={turn.stopping}
              aria-label={t.stopOne({ model: column.name })}
              onClick={() => does.onStop(turn.key)}
            >
              {t.stop}
            </Button>
          )}
        </span>
        {entry && <ColumnFigures entry={entry} turn={turn} />}
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        aria-label={t.answerOf({ model: column.name })}
        className="scroll-quiet reading min-h-0 flex-1 px-4 py-3"
      >
        {entry && (
          <MessageMeansProvider value={means}>
            <AnswerParts
              parts={entry.parts}
              live={live}
              isGuides={entry.model?.engine === 'builtin'}
            />
          </MessageMeansProvider>
        )}
        {live && entry.parts.length === 0 && (
          <span role="status" className="flex h-6.5 items-center">
            <span className="sr-only">{chat.answering}</span>
            <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-soft" />
          </span>
        )}
        {!live && <Ending entry={entry} refusal={refusal} onAgain={does.onAgain} />}
      </section>
      {entry && !live && words !== '' && (
        <footer className="flex shrink-0 items-center gap-2 border-t border-line px-4 py-2.5">
          <Button
            kind="main"
            icon="check"
            busy={keeping}
            aria-label={t.keepOne({ model: column.name })}
            onClick={() => void keep()}
          >
            {t.keep}
          </Button>
          <CopyButton iconOnly text={words} label={chat.copyMessage} copiedLabel={chat.copied} />
        </footer>
      )}
    </section>
  )
}

/** Tools ask on behalf of the answer of their column. */
function useColumnMeans(entryId: number | undefined): MessageMeans {
  const means = useMessageMeans()
  return useMemo(
    () =>
      entryId === undefined
        ? means
        : {
            ...means,
            decide: (callId, decision) => call('chat.consent', { entryId, callId, decision }),
            stopTool: (callId) => call('chat.stopTool', { entryId, callId }),
          },
    [means, entryId],
  )
}

/** Why it did not end by itself, and the way to ask once more. */
function Ending({
  entry,
  refusal,
  onAgain,
}: {
  entry: Entry | undefined
  refusal: Refusal | undefined
  onAgain: (() => void) | undefined
}) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const common = useTexts('common')
  if (!refusal && entry?.state === 'done') return null
  const isBad = refusal || entry?.state === 'failed'
  const why = {
    empty: chat.stateEmpty,
    stopped: chat.stateStopped,
    length: chat.stateLength,
    refused: entry?.error?.message || chat.stateRefused,
    interrupted: chat.stateInterrupted,
    failed: entry?.error?.message || chat.stateFailed,
    running: '',
    done: '',
  }
  const text = refusal?.text ?? (entry ? why[entry.state] : t.notAsked)
  return (
    <div
      role={isBad ? 'alert' : 'status'}
      className={`mt-3 flex flex-wrap items-center gap-2 first:mt-0 ${
        isBad ? 'rounded-card bg-danger-fill px-3 py-2' : 'text-soft'
      }`}
    >
      <Icon name={isBad ? 'circle-alert' : 'info'} size={16} />
      <p className="min-w-40 flex-1">{text}</p>
      {onAgain && (
        <Button size="small" icon="refresh-cw" onClick={onAgain}>
          {entry || refusal ? common.retry : t.askIt}
        </Button>
      )}
    </div>
  )
}

/** What is stored, or what has been heard of its turn since. */
function shownEntry(stored: Entry | undefined, turn: Turn | undefined): Entry | undefined {
  if (!turn) return stored
  if (stored && turn.state.entryId === stored.id) {
    return stored.state === 'running' || turn.endedAt === null ? entryNow(stored, turn) : stored
  }
  return entryNow(
    {
      id: turn.state.entryId ?? 0,
      role: 'assistant',
      text: '',
      parts: [],
      seq: 0,
      model: turn.model,
      state: 'running',
      usage: null,
      price: 0,
      createdAt: new Date(turn.startedAt).toISOString(),
      parentId: null,
      versions: [],
      error: null,
    },
    turn,
  )
}
