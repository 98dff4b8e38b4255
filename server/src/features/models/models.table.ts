import type { ModelAbilities } from '@atelier/contract/features/models'
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const connections = pgTable('connections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  engine: text().notNull(),
  /** Where it came from: a key in the environment, a server on this machine, the product itself, or the operator. */
  origin: text({ enum: ['environment', 'local', 'builtin', 'operator'] }).notNull(),
  /** Stable name of what was found, such as `deepseek`; unique among what is found. */
  preset: text().unique(),
  label: text().notNull(),
  /** Address and key, sealed. */
  settings: text().notNull(),
  enabled: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
  },
  (table) => [uniqueIndex('chat_models_name').on(table.connectionId, table.name)],
)
