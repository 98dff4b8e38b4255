import type { FailureCode } from '@atelier/contract/errors'
import type { WorkKind } from '@atelier/contract/work-terms'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Notifications } from '../../../platform/db/notifications.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { QueueView } from './queue/queue-view.ts'
import type { TicketKeeper } from './queue/ticket-keeper.ts'
import type { Recipe } from './recipe.ts'
import type { WorkHub } from './telling/work-hub.ts'
import type { WorkFilesPort } from './work-files-port.ts'
import type { FindWorkModel, WorkModel, WorkPlan } from './work-plan.ts'
import type { WorkRow } from './works.store.ts'

/** A work whose like is asked for, with the recipe as it is to be this time. */
export type WorkToRepeat = Pick<
  WorkRow,
  'id' | 'type' | 'task' | 'modelId' | 'parentId' | 'parentIndex' | 'originId'
> & { recipe: Recipe }

/** Checks a recipe again and finds its model and its price of now. Throws models.not_found, models.vip_only, request.invalid. */
export type PlanAgain = (work: WorkToRepeat, context: RequestContext<'caller'>) => Promise<WorkPlan>

export type EndedWork = {
  modelId: number
  siteId: number
  at: Date
  waitedMs: number
  failure: { code: FailureCode; words: string } | null
}

export type WorkObserver = {
  /** `waitedMs` since it was queued. */
  workBegun(work: { kind: WorkKind; waitedMs: number }): void
  /** `outcome`: done, or the code of what failed. */
  workEnded(work: { kind: WorkKind; state: 'done' | 'failed' | 'stopped'; outcome: string }): void
}

export type WorkDependencies = {
  db: Database
  clock: Clock
  log: Logger
  files: WorkFilesPort
  /** Brings what was published of works in line when they are deleted or back. */
  keepPublications(tx: Database, ids: readonly number[]): Promise<void>
  findModel: FindWorkModel
  /** What may make a work in the place of its model, when nobody takes it there; the first first. */
  findStandIns(work: WorkToRepeat & Pick<WorkRow, 'siteId'>): Promise<readonly WorkModel[]>
  planAgain: PlanAgain
  /** Told how a work ended, for the health of its connection. Never fails. */
  noteOutcome(ended: EndedWork): Promise<void>
  /** Told what this server begins and ends, for its figures. */
  observe: WorkObserver
  /** What upstreams have taken, until the database has it. */
  tickets: TicketKeeper
  engineIo(signal: AbortSignal): EngineIo
  listSites(): Promise<readonly Site[]>
  notifications: Notifications
  hub: WorkHub
  queue: QueueView
}

/** How long things of the queue take, in milliseconds. */
export type WorkTimings = {
  /** A server that is silent for so long is taken for dead. */
  leaseMs: number
  beatMs: number
  /** How often it is looked for works by itself; words of others come at once. */
  sweepMs: number
  /** Pauses after a trouble begin with this and double. */
  pauseMs: number
  longestPauseMs: number
  /** At least so much between two words about the progress of a work. */
  progressMs: number
  /** How long a request under way may go on once its end is wanted. */
  graceMs: number
}

export const defaultTimings: WorkTimings = {
  leaseMs: 60_000,
  beatMs: 15_000,
  sweepMs: 5_000,
  pauseMs: 2_000,
  longestPauseMs: 60_000,
  progressMs: 250,
  graceMs: 4_000,
}
