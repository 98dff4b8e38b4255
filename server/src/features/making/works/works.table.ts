import type { FailureValues } from '@atelier/contract/errors'
import {
  type UnderstoodWords,
  type WorkState,
  type WorkTask,
  type WorkType,
  workStates,
  workTasks,
} from '@atelier/contract/work-terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import type { Recipe, WorkPhase } from './recipe.ts'

export const works = pgTable(
  'works',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: smallint().$type<WorkType>().notNull(),
    task: text({ enum: workTasks }).$type<WorkTask>().notNull(),
    state: smallint().$type<WorkState>().notNull().default(workStates.waiting),
    phase: text().$type<WorkPhase>().notNull().default('queued'),
    progress: smallint().notNull().default(0),
    recipe: jsonb().$type<Recipe>().notNull(),
    /** The model's number, and its name as it was shown. */
    modelId: integer().notNull(),
    modelLabel: text().notNull(),
    builtin: boolean().notNull(),
    parentId: integer(),
    parentIndex: smallint(),
    /** The published work that its recipe was taken from. */
    originId: integer(),
    batchId: integer(),
    /** Null for what is free. */
    reservationId: integer(),
    /** Credits: what was taken, and at the end what it came to. */
    price: bigint({ mode: 'number' }).notNull().default(0),
    /** What the request itself and each result cost, for settling what came. */
    rate: jsonb().$type<{ perCall: number; perResult: number }>().notNull(),
    /** The engine's own word about its upstream; never a key. Kept after the end, for what goes on from it. */
    ticket: jsonb().$type<Record<string, unknown>>(),
    texts: jsonb().$type<string[]>().notNull().default([]),
    tiles: smallint().notNull().default(1),
    next: jsonb().$type<WorkTask[]>(),
    seed: bigint({ mode: 'number' }),
    /** What its maker made of the words; null where that cannot be told. */
    understood: jsonb().$type<UnderstoodWords>(),
    /** Storage name and type of the latest preview. */
    preview: text(),
    /** Why it ended otherwise than well: a failure's code, and the upstream's own words. */
    failure: jsonb().$type<{ code: string; words: string; values?: FailureValues }>(),
    /** The server that looks after it, and until when it is believed to. */
    workerId: text(),
    leaseUntil: timestamp({ withTimezone: true }),
    /** When the upstream is to be asked next. */
    checkAt: timestamp({ withTimezone: true }),
    /** Names the request at the upstream for ever, however often it is taken up. */
    requestKey: text().notNull(),
    /** How often the upstream was too busy to take it, and until when it waits for that. */
    attempts: smallint().notNull().default(0),
    retryAt: timestamp({ withTimezone: true }),
    stopWanted: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('works_owner').on(table.ownerId, table.id).where(sql`${table.deletedAt} is null`),
    index('works_waiting').on(table.ownerId, table.id).where(sql`${table.state} = 1`),
    index('works_running_owner').on(table.ownerId).where(sql`${table.state} = 2`),
    index('works_running').on(table.leaseUntil).where(sql`${table.state} = 2`),
    index('works_site').on(table.siteId, table.id),
    index('works_site_days').on(table.siteId, table.createdAt),
    index('works_durations').on(table.modelId, table.endedAt).where(sql`${table.state} = 3`),
    index('works_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
    index('works_origin').on(table.originId).where(sql`${table.originId} is not null`),
    index('works_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('works_state', sql`${table.state} between 1 and 5`),
    check('works_end', sql`(${table.state} > 2) = (${table.endedAt} is not null)`),
  ],
)

/** Everybody who ever queued a work: the row is held while one of theirs is queued or begun, and tells whose turn it is. */
export const workTurns = pgTable(
  'work_turns',
  {
    ownerId: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    siteId: integer().notNull(),
    /** When a work of theirs was last begun. */
    servedAt: timestamp({ withTimezone: true }),
    /** From when on a work of theirs may be begun; null for none. It may be so early that there is none after all, but never too late. */
    waitsFrom: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('work_turns_waiting')
      .on(table.siteId, table.servedAt.asc().nullsFirst(), table.waitsFrom)
      .where(sql`${table.waitsFrom} is not null`),
    index('work_turns_served').on(table.siteId, table.servedAt),
  ],
)
