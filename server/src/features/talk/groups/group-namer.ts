// Names that models find for conversations. Nobody waits for one, and a crowd brings very many at a time: they are written together.
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { eachApart } from '../../../platform/each-apart.ts'
import { gatherWrites } from '../../../platform/gathered-writes.ts'
import * as store from './groups.store.ts'

/** Between one writing and the next; a conversation whose name was not written by a server that is killed keeps that of its prompt. */
const pauseMs = 250

export type GroupNamer = {
  /** Gives a conversation a name soon, unless a person was quicker. What cannot be written is logged. */
  nameByModel(groupId: number, title: string): void
  /** Writes what is left. */
  close(): Promise<void>
}

export function createGroupNamer({ db, log }: { db: Database; log: Logger }): GroupNamer {
  const lost = (error: unknown) =>
    log.warn({ err: error }, 'names of conversations were not written')

  /** All in one write; those that somebody holds at the moment, and all where that cannot be, each alone. */
  async function write(names: ReadonlyMap<number, string>): Promise<void> {
    const together = names.size > 1 ? await store.titleFreeByModel(db, names).catch(() => []) : []
    const written = new Set(together)
    const left = [...names].filter(([id]) => !written.has(id))
    await eachApart(left, ([id, title]) => store.titleByModel(db, id, title), lost).catch(lost)
  }

  const names = gatherWrites(write, { pauseMs })

  return {
    nameByModel: (groupId, title) => names.put(groupId, () => title),
    close: names.close,
  }
}
