// The answers of a comparison side by side; on a phone one at a time, under tabs.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { AskedParts } from '../../../features/talk/messages/asked-parts.tsx'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import type { Turn } from '../../../features/talk/runs/turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useHeldBars } from '../../../lib/bars/bars.ts'
import { releaseBootFrame } from '../../../lib/boot-draft.ts'
import { useHotkey } from '../../../lib/hotkey.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { CompareColumn, columnId } from './compare-column.tsx'
import { compareRuns, useCompareTurns } from './compare-runs.ts'
import { type Column, type ComparisonPlace, columnsOf } from './comparison.ts'
import type { useComparison } from './use-comparison.ts'

type CompareColumnsProps = {
  place: ComparisonPlace
  comparison: ReturnType<typeof useComparison>
}

export function CompareColumns({ place, comparison }: CompareColumnsProps) {
  const { promptId, keys } = place
  useLayoutEffect(releaseBootFrame, [])
  const t = useTexts('modelCompare')
  const common = useTexts('common')
  const isPhone = useIsPhone()
  const { models, query: modelQuery } = useChatModels()
  const query = useQuery({
    ...callOptions('chatlog.versions', { id: promptId }),
    staleTime: 0,
  })
  const turns = useCompareTurns()
  const rows = query.data?.rows
  const columns = useMemo(
    () =>
      columnsOf(keys, rows ?? [], models).map((column) => ({
        ...column,
        turn: turnOf(column, turns, place),
      })),
    [keys, rows, models, turns, place],
  )
  const [shown, setShown] = useState<string>()
  useFollow(place, rows, turns, query.refetch)
  const running = columns.filter(({ turn }) => turn && turn.endedAt === null)
  const stopAll = () => {
    for (const { turn } of running) if (turn) comparison.stop(turn.key)
  }
  useHeldBars(running.length > 0)
  useHotkey('escape', stopAll, { enabled: running.length > 0 })
  useColumnKeys(columns.length)

  if (!query.data && query.isError) {
    return <QueryFailure withoutId message={t.gone} of={query} />
  }
  if (!query.data || (modelQuery.isPending && keys.length > 0)) {
    return (
      <div role="status" aria-label={common.loading} className="grid gap-4 p-4 sm:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card max-sm:hidden" />
      </div>
    )
  }
  const beside = rows?.[0]
  const drawn = columns.map((column, at) => ({
    key: column.key,
    name: column.name,
    content: (
      <Boundary of={column}>
        <CompareColumn
          at={at}
          column={column}
          refusal={comparison.refusals[column.key]}
          onStop={comparison.stop}
          onKeep={comparison.keep}
          onAgain={
            column.model && beside
              ? () => column.model && comparison.askAgain(column.model, beside)
              : undefined
          }
        />
      </Boundary>
    ),
  }))
  return (
    <>
      <div className="scroll-quiet mx-auto flex max-h-[30%] w-full max-w-240 shrink-0 flex-col items-end px-4 pb-3 max-sm:px-3">
        <AskedParts entry={query.data.prompt} unfolded={false} />
      </div>
      {isPhone ? (
        <div className="flex min-h-0 flex-1 flex-col px-3 pb-3">
          <Tabs
            label={t.models}
            value={shown ?? drawn[0]?.key ?? ''}
            tabs={drawn.map(({ key, name, content }) => ({ value: key, label: name, content }))}
            onChange={setShown}
          />
        </div>
      ) : (
        <div className="grid min-h-0 flex-1 auto-cols-[minmax(280px,1fr)] grid-flow-col gap-4 overflow-x-auto px-4 pb-4">
          {drawn.map(({ key, content }) => (
            <div key={key} className="min-h-0">
              {content}
            </div>
          ))}
        </div>
      )}
      {running.length > 0 && (
        <div className="flex shrink-0 justify-center px-4 pb-4">
          <Button icon="square" onClick={stopAll}>
            {t.stopAll}
          </Button>
        </div>
      )}
    </>
  )
}

/** The turn in which a column's answer grows or has grown on this page. */
function turnOf(
  { key, entry }: Column,
  turns: readonly Turn[],
  { groupId, promptId }: ComparisonPlace,
): Turn | undefined {
  return turns.findLast(({ origin, state, link, groupId: group }) => {
    if (entry && state.entryId === entry.id) return true
    if (origin !== key) return false
    return state.promptId === promptId || (link === 'sending' && group === groupId)
  })
}

/** Reads on what was found growing, and asks for what is stored when an answer begins or ends. */
function useFollow(
  { groupId }: ComparisonPlace,
  rows: readonly Entry[] | undefined,
  turns: readonly Turn[],
  refetch: () => unknown,
): void {
  useEffect(() => {
    for (const { id, state, parts, seq } of rows ?? []) {
      const isRead = compareRuns.turns().some((turn) => turn.state.entryId === id)
      if (state === 'running' && !isRead) compareRuns.attach({ groupId, entryId: id, parts, seq })
    }
  }, [groupId, rows])
  const ends = turns.filter(({ endedAt }) => endedAt !== null).length
  const begun = turns.filter(({ state }) => state.entryId !== null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one more has begun or ended
  useEffect(() => {
    if (ends + begun > 0) refetch()
  }, [ends, begun])
}

/** 1 to 4 go to a column. */
function useColumnKeys(count: number): void {
  const go = (at: number) => document.getElementById(columnId(at))?.focus()
  useHotkey('1', () => go(0), { enabled: count > 0 })
  useHotkey('2', () => go(1), { enabled: count > 1 })
  useHotkey('3', () => go(2), { enabled: count > 2 })
  useHotkey('4', () => go(3), { enabled: count > 3 })
}
