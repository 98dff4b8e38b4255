// What is hot: a work that is liked ten times as often holds its place a day longer. Nothing cools by itself, so that an index keeps the order.
import { sql } from 'drizzle-orm'
import { publications } from './publications.table.ts'

/** Seconds by which a work must be newer to stand level with one that is liked ten times as often. */
const tenfoldS = 86_400

/** What a collected work, and one that others go on from, counts in likes. */
const weights = { collects: 2, remakes: 3 }

/** A publication's heat from its counts as they are in the row, or as `counts` changes them. */
export const heatOf = (counts: { likes?: unknown; collects?: unknown; remakes?: unknown } = {}) =>
  sql`log(10, 1 + ${counts.likes ?? publications.likes} + ${weights.collects} * ${counts.collects ?? publications.collects} + ${weights.remakes} * ${counts.remakes ?? publications.remakes}) + extract(epoch from coalesce(${publications.publishedAt}, now())) / ${tenfoldS}`
