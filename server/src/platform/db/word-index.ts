// Words of a text as they are searched: a column, and what goes into it.
import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words, as `wordsToIndex` prepares them, for such a column. */
export const indexedWords = (words: readonly string[]): SQL<string> =>
  sql<string>`array_to_tsvector(${sql.param(words)}::text[])`
