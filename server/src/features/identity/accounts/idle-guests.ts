// A guest is made by a visit. One who kept nothing of it and was made a week ago is forgotten: who comes back then is made again. By one server
// of the installation, a few times a day, a few at a time.
import { countTry } from '../../../platform/limits/limits.ts'
import * as store from './idle-guests.store.ts'
import { type LeaveDependencies, removeAccount } from './leave-account.ts'

const idleMs = 7 * 24 * 60 * 60_000
const everyMs = 6 * 60 * 60_000
const atOnce = 200

export async function forgetIdleGuests(dependencies: LeaveDependencies): Promise<void> {
  const { db, clock, log } = dependencies
  const turn = { key: ['idle guests'], max: 1, windowMs: everyMs } as const
  if (!(await countTry(turn, { db, clock }))) return
  const before = new Date(clock.now().getTime() - idleMs)
  const references = await store.listReferences(db)
  let gone = 0
  let last = 0
  for (let seen = atOnce; seen === atOnce; ) {
    const chunk = { before, after: last, max: atOnce }
    const went = await forgetSome(chunk, references, dependencies)
    seen = went.seen
    last = went.last
    gone += went.gone
  }
  if (gone > 0) log.info({ guests: gone }, 'idle guests were forgotten')
}

async function forgetSome(
  chunk: { before: Date; after: number; max: number },
  references: readonly { table: string; column: string }[],
  dependencies: LeaveDependencies,
): Promise<{ seen: number; last: number; gone: number }> {
  return dependencies.db.transaction(async (tx) => {
    // Held first and looked at then: nothing can be kept for them between.
    const ids = await store.holdGuests(tx, chunk)
    const bare = await store.listBare(tx, ids, references)
    const unbooked = bare.filter(({ isBooked }) => !isBooked)
    await store.deleteGuests(
      tx,
      unbooked.map(({ id }) => id),
    )
    let gone = unbooked.length
    for (const { id: accountId, siteId, isBooked } of bare) {
      if (!isBooked) continue
      try {
        await removeAccount({ accountId, siteId }, { ...dependencies, db: tx })
        gone += 1
      } catch (error) {
        dependencies.log.warn({ err: error, accountId }, 'an idle guest could not be forgotten')
      }
    }
    return { seen: ids.length, last: ids.at(-1) ?? chunk.after, gone }
  })
}
