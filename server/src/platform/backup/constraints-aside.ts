// Rows come table by table, in no order that references would like: they are looked at once all are there.
import type pg from 'pg'
import { listTables } from './table-list.ts'

export type ConstraintsAside = { putBack(): Promise<void> }

type Reference = { relation: string; name: string; definition: string }

/** Empties all tables, and takes references and triggers away until `putBack`, which fails when a reference leads nowhere. In a transaction. */
export async function putConstraintsAside(client: pg.ClientBase): Promise<ConstraintsAside> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  )
  const tables = (await listTables(client)).map(({ name }) => `public."${name}"`)
  for (const { relation, name } of references)
    await client.query(`alter table ${relation} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  if (tables.length) await client.query(`truncate ${tables.join(', ')}`)
  return {
    async putBack() {
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
      for (const { relation, name, definition } of references)
        await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
    },
  }
}
