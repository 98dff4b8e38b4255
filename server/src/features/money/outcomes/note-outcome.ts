// Notes by the hour how connections did what they were asked for, for their health in the console.
import type { FailureCode } from '@atelier/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './outcomes.store.ts'

const hourMs = 3_600_000
const longestWords = 500

export type Outcome = {
  siteId: number
  at: Date
  /** Milliseconds until the first sign, or until the end where there was none before it. */
  waitedMs: number
  /** Null where all went well. */
  failure: { code: FailureCode; words: string } | null
}

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs)

const toCounts = ({ siteId, at, waitedMs, failure }: Outcome): store.OutcomeCounts => ({
  siteId,
  hour: hourOf(at),
  done: failure ? 0 : 1,
  failed: failure ? 1 : 0,
  waitedMs: failure ? 0 : Math.max(0, Math.round(waitedMs)),
  lastFailure: failure
    ? [failure.code, failure.words].filter(Boolean).join(': ').slice(0, longestWords)
    : '',
  lastFailedAt: failure && at,
})

/** What an upstream is to blame for; all else says nothing about its connection. */
export const isOfEngine = (code: string): boolean =>
  code.startsWith('engine.') || code.startsWith('own_connections.')

/** Of an answer; `connectionId` 0 for a connection that a member brought along. */
export type AnswerOutcome = Outcome & { connectionId: number; engine: string }

export const toTally = (outcome: AnswerOutcome): store.OutcomeTally => {
  const { connectionId, engine } = outcome
  return { ...toCounts(outcome), connectionId, engine, kind: 'chat' }
}

/** A work of a model. One whose model is gone is not noted. */
export const noteWork = (outcome: Outcome & { modelId: number }, db: Database): Promise<void> =>
  store.addOutcomesOfModel(db, outcome.modelId, toCounts(outcome))
