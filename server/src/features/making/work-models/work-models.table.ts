import type { ModelDeclaration } from '@atelier/contract/model-declaration'
import { type WorkType, workKinds } from '@atelier/contract/work-terms'
import { boolean, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { connections, operatorColumns } from '../../talk/models/models.table.ts'

// Number 1 stands for the default model, so that none has it.
export const workModels = pgTable(
  'work_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    connectionId: integer()
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    kind: text({ enum: workKinds }).notNull(),
    type: smallint().$type<WorkType>().notNull(),
    /** The upstream's name. */
    name: text().notNull(),
    label: text().notNull(),
    description: text().notNull(),
    declaration: jsonb().$type<ModelDeclaration>().notNull(),
    /** Whether the upstream still lists it. */
    listed: boolean().notNull().default(true),
    position: integer().notNull(),
    ...operatorColumns(),
  },
  (table) => [uniqueIndex('work_models_name').on(table.connectionId, table.name, table.type)],
)
