// Everything that an installation holds, as it can be compared: rows by table, files by what is in them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withDatabase } from '../embedded-database.mjs'

/** What belongs to a running server and not to anybody: it may go at any start. */
const passing = /^(limits|rate_limits|chat_runs|chat_chunks|chat_servers|.*migrations?)$/

/** Folders of a data folder that hold no files of people. */
const notFiles = /^(postgres|journals?|runs|backups|scratch|tmp)(\/|$)|\.(lock|pid|log)$/

/** Resolves with the rows of each table, by their primary key, each a map from column to its value as text. */
export async function readRows(dataDir) {
  return withDatabase(dataDir, async (client) => {
    const { rows: keys } = await client.query(`
      select tables.table_name as name, coalesce(
        (select array_agg(attribute.attname::text order by attribute.attnum) from pg_index
         join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = any(indkey)
         where indisprimary and indrelid = format('%I.%I', table_schema, tables.table_name)::regclass), '{}') as key
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const tables = new Map()
    for (const { name, key } of keys) {
      if (passing.test(name)) continue
      const { rows } = await client.query(
        `select (select jsonb_object_agg(each.key, each.value) from jsonb_each_text(to_jsonb(held)) as each) as row from "${name}" as held`,
      )
      const named = rows.map(({ row }) => [
        JSON.stringify(key.length ? key.map((column) => row[column]) : row),
        row,
      ])
      tables.set(name, new Map(named))
    }
    return tables
  })
}

/** Files of people below a data folder: the hash of each by its path. */
export function readFiles(dataDir) {
  const found = new Map()
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(dataDir, path)
    if (notFiles.test(name)) continue
    found.set(name, createHash('sha256').update(readFileSync(path)).digest('hex'))
  }
  return found
}

/**
 * What of `before` is not there in `after` as it was. Columns that have gone are told apart. `rewritten` names columns that every start
 * writes; `read` says how the value of a column was written before, in the words of now.
 */
export function compareRows(before, after, { rewritten = [], read = {} } = {}) {
  const lost = []
  const columnsGone = new Set()
  for (const [table, rows] of before) {
    const kept = after.get(table)
    if (!kept) {
      if (rows.size > 0) lost.push(`table ${table} with ${rows.size} rows`)
      continue
    }
    for (const [key, row] of rows) {
      const now = kept.get(key)
      if (!now) {
        lost.push(`row ${key} of ${table}`)
        continue
      }
      for (const [column, value] of Object.entries(row)) {
        const name = `${table}.${column}`
        if (!(column in now)) columnsGone.add(name)
        else if (!rewritten.includes(name) && !isSame(value, now[column], read[name]))
          lost.push(`${name} of ${key}: ${brief(value)} became ${brief(now[column])}`)
      }
    }
  }
  return { lost, columnsGone: [...columnsGone] }
}

/** JSON may list its keys in another order. */
function isSame(before, now, read = (text) => text) {
  if (before === now) return true
  if (!before?.startsWith('{')) return false
  return isDeepStrictEqual(JSON.parse(read(before)), JSON.parse(now))
}

const brief = (value) => JSON.stringify(value)?.slice(0, 120)

export function compareFiles(before, after) {
  const lost = []
  for (const [name, hash] of before)
    if (after.get(name) !== hash)
      lost.push(`file ${name}: ${after.has(name) ? 'has other content' : 'is gone'}`)
  return lost
}
