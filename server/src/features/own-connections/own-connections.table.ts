import type { ModelAbilities } from '@atelier/contract/features/models'
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'

/** Ways to upstreams that members keep for themselves. */
export const ownConnections = pgTable(
  'own_connections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Place among the connections of the account; the config tab knows the first. */
    position: integer().notNull().default(0),
    /** What was chosen, such as `deepseek`, and the engine that speaks with it. */
    api: text().notNull(),
    engine: text().notNull(),
    label: text().notNull(),
    /** Key, addresses and time-out, sealed. */
    settings: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_connections_place').on(table.accountId, table.position)],
)

/** Their models; the number is what the specification calls `gptModelUserId`. */
export const ownModels = pgTable(
  'own_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    connectionId: integer()
      .notNull()
      .references(() => ownConnections.id, { onDelete: 'cascade' }),
    /** The upstream's name. */
    name: text().notNull(),
    label: text().notNull(),
    abilities: jsonb().$type<ModelAbilities>().notNull(),
    /** Whether the upstream listed it when it was last asked. */
    listed: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('own_models_name').on(table.connectionId, table.name)],
)
