// Conversations of sites that keep them for a while only: once nothing was said in one for so long, it goes. By one server of the
// installation, once an hour, a few at a time.
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { eachApart } from '../../../platform/each-apart.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { countTry } from '../../../platform/limits/limits.ts'
import * as store from './groups.store.ts'

export type SilentDependencies = {
  db: Database
  clock: Clock
  log: Logger
  listSites(): Promise<readonly Site[]>
}

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Few enough that nobody waits for the rows. */
const atOnce = 200

/** Deletes what is too old by the period of its site. Maps are works of their makers, and stay. */
export async function forgetSilentGroups({
  db,
  clock,
  log,
  listSites,
}: SilentDependencies): Promise<void> {
  const sites = (await listSites()).filter(({ settings }) => settings.logDays > 0)
  if (sites.length === 0) return
  const turn = { key: ['silent-conversations'], max: 1, windowMs: hourMs } as const
  if (!(await countTry(turn, { db, clock }))) return
  const forgetIn = async ({ id: siteId, code, settings }: Site) => {
    const since = new Date(clock.now().getTime() - settings.logDays * dayMs)
    let gone = 0
    for (let went = atOnce; went === atOnce; gone += went)
      went = await store.deleteSilentGroups(db, { siteId, since, max: atOnce })
    if (gone > 0) log.info({ site: code, conversations: gone }, 'old conversations were deleted')
  }
  await eachApart(sites, forgetIn, (error, { code }) =>
    log.error({ err: error, site: code }, 'old conversations could not be deleted'),
  )
}
