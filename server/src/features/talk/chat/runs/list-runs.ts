// What a caller has under way, wherever it was begun, and what has just ended.
import type { RunSummary } from '@atelier/contract/features/talk/chat'
import { plainText } from '@atelier/contract/fold-events'
import type { Locale } from '@atelier/contract/primitives'
import { failureText, isFailureCode } from '../../../../platform/http/failure-texts.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import * as store from '../chat.store.ts'
import type { ChatDependencies } from '../chat.usecases.ts'

/** How long the log of an ended run can still be attached to. */
export const keepRunsMs = 10 * 60_000
/** No answer takes so long. */
const longestRunMs = 24 * 60 * 60_000
const maxRuns = 50

/** The caller's own answers on this site: those that run, and those whose log is still kept. */
export async function listRuns(
  caller: Caller,
  locale: Locale,
  { db, clock, runs }: Pick<ChatDependencies, 'db' | 'clock' | 'runs'>,
): Promise<{ rows: RunSummary[]; now: string }> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const found = await store.listRunsOf(
    db,
    { siteId: caller.siteId, ownerId: caller.accountId },
    { endedAfter: ago(keepRunsMs), touchedAfter: ago(longestRunMs), limit: maxRuns },
  )
  const charactersOf = (entryId: number): number | null => {
    const live = runs.find(entryId)
    return live ? plainText(live.parts).length : null
  }
  return {
    rows: found.map((run) => summaryOf(run, locale, charactersOf)),
    now: now.toISOString(),
  }
}

function summaryOf(
  run: store.OwnRun,
  locale: Locale,
  charactersOf: (entryId: number) => number | null,
): RunSummary {
  const { entryId, groupId, kind, title, state, errorCode, startedAt, finishedAt } = run
  return {
    entryId,
    groupId,
    kind,
    title,
    model: run.modelName ?? '',
    state,
    startedAt: startedAt.toISOString(),
    endedAt: finishedAt?.toISOString() ?? null,
    characters: finishedAt ? null : charactersOf(entryId),
    error:
      errorCode && isFailureCode(errorCode)
        ? { code: errorCode, message: failureText(errorCode, locale, run.errorValues ?? {}) }
        : null,
  }
}
