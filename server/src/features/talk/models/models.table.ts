import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import { and, eq } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ModelChanges, ModelLimits } from './overridden-models.ts'

export const connections = pgTable('connections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  engine: text().notNull(),
  /** Where it came from: a key in the environment, a server on this machine, the product itself, or the operator. */
  origin: text({ enum: ['environment', 'local', 'builtin', 'operator'] }).notNull(),
  /** Stable name of what was found, such as `deepseek`; unique among what is found. */
  preset: text().unique(),
  /** What it was set up as: a vendor, or `engine:` and the engine for whoever speaks its dialect; null where the address has to tell. */
  choice: text(),
  label: text().notNull(),
  /** Address and key, sealed. */
  settings: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Whether the operator has switched it off, whatever is found. */
  isOff: boolean().notNull().default(false),
  /** Place among all, from the front; of those at the same place the oldest first. */
  position: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Those that are there and that the operator has not switched off. */
export const inUse = () => and(eq(connections.enabled, true), eq(connections.isOff, false))

export const operatorColumns = () => ({
  /** Whether it is offered at all. */
  isOffered: boolean().notNull().default(true),
  changes: jsonb().$type<ModelChanges>().notNull().default({}),
  limits: jsonb().$type<ModelLimits>().notNull().default({}),
  /** Numbers of the models that stand in for it, in this order, when its upstream fails before it has answered. */
  standIns: jsonb().$type<number[]>().notNull().default([]),
  /** Whether it was added by hand: an upstream that does not list it does not take it away. */
  isOwn: boolean().notNull().default(false),
})

// Numbers below 100 stand for classes of models, as the specification's 3 and 4 do.
export const chatModels = pgTable(
  'chat_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    connectionId: integer()
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    /** The upstream's name. */
    name: text().notNull(),
    label: text().notNull(),
    description: text().notNull().default(''),
    abilities: jsonb().$type<ModelAbilities>().notNull(),
    /** Whether the upstream still lists it. */
    listed: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    ...operatorColumns(),
  },
  (table) => [uniqueIndex('chat_models_name').on(table.connectionId, table.name)],
)
