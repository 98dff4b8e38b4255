import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

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

/**
 * Models of one's own: those of own connections, and those that are a model with words of one's own. The number is what the specification
 * calls `gptModelUserId`.
 */
export const ownModels = pgTable(
  'own_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a model of the site with words of one's own. */
    connectionId: integer().references(() => ownConnections.id, { onDelete: 'cascade' }),
    /** Whose it is where it was made by hand; else its connection tells. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The site's model that answers, and what it is told first. */
    baseModelId: integer(),
    systemMessage: text().notNull().default(''),
    /** The upstream's name; of one that was made by hand, a name that nobody sees. */
    name: text().notNull(),
    label: text().notNull(),
    abilities: jsonb().$type<ModelAbilities>().notNull(),
    /** Whether the upstream listed it when it was last asked. */
    listed: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('own_models_name').on(table.connectionId, table.name),
    index('own_models_account').on(table.accountId),
  ],
)
