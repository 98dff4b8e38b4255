// Takes an archive in, thing by thing: each in a transaction of its own with the note that it was taken, so that an import that ends in the
// middle is gone on with by bringing the same archive again.
import { setImmediate } from 'node:timers/promises'
import { Failure } from '@atelier/contract/errors'
import type { ImportKind } from '@atelier/contract/features/identity/account-data'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type Room, readRoom } from '../stored-bytes/stored-bytes.usecases.ts'
import * as store from './account-imports.store.ts'
import { type Importing, type ImportPart, type Keep, ThereAlready } from './import-part.ts'
import type { Report } from './import-report.ts'
import type { Archive } from './read-archive.ts'

export type TakeDependencies = {
  db: Database
  clock: Clock
  /** One for each feature that takes something, in this order: what others name comes first. */
  importers: readonly ImportPart[]
}

type About = {
  archive: Archive
  context: RequestContext<'caller'>
  report: Report
  /** Whether the archive is of the account that takes it: then what is there bears the names of the archive. */
  isOwn: boolean
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress(part: number): void
}

/** Rows that are looked at in one go. */
const rowsAtOnce = 200
/** Numbers that a query is asked for at once. */
const idsAtOnce = 5000

/** Somebody else took the same thing at the same moment. */
class TakenElsewhere extends Error {}

/** Throws what is the machine's fault, and the signal's reason; what had come until then stays. */
export async function takeArchive(about: About, dependencies: TakeDependencies): Promise<void> {
  const { archive, signal, onProgress } = about
  const { importers, db } = dependencies
  const { caller, site } = about.context
  const room = await readRoom(caller, site, db)
  const shares = importers.map(({ folder }) => 100_000 + archive.sizeOf(folder))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const places = new Map<ImportKind, Places>()
  let done = 0
  for (const [at, part] of importers.entries()) {
    signal.throwIfAborted()
    for (const kind of part.kinds)
      places.set(kind, await loadPlaces(kind, part, about, dependencies))
    const share = shares[at] ?? 0
    const progress = (of: number) => onProgress((done + share * of) / whole)
    await part.take(importing(places, progress, { ...about, room }, dependencies))
    done += share
    onProgress(done / whole)
  }
}

type Places = {
  /** Names here of what was taken before, by those there; some may be gone. */
  noted: Map<string, string>
  /** Of those, and of what was taken since, the ones that are there. */
  there: Map<string, string>
  isThere(id: string): Promise<boolean>
}

async function loadPlaces(
  kind: ImportKind,
  part: ImportPart,
  { archive, context }: About,
  { db }: TakeDependencies,
): Promise<Places> {
  const { accountId } = context.caller
  const { source } = archive.manifest
  const taken = await store.listTaken(db, { accountId, source, kind })
  const present = new Set<string>()
  for (let at = 0; at < taken.length; at += idsAtOnce) {
    const ids = taken.slice(at, at + idsAtOnce).map(({ newId }) => newId)
    for (const id of await part.listThere(kind, accountId, ids)) present.add(id)
  }
  const pairs = taken.map(({ oldId, newId }) => [oldId, newId] as const)
  return {
    noted: new Map(pairs),
    there: new Map(pairs.filter(([, newId]) => present.has(newId))),
    isThere: async (id) => (await part.listThere(kind, accountId, [id])).includes(id),
  }
}

function importing(
  places: ReadonlyMap<ImportKind, Places>,
  progress: (part: number) => void,
  { archive, context, report, isOwn, signal, room }: About & { room: Room },
  { db, clock }: TakeDependencies,
): Importing {
  const { accountId } = context.caller
  const { source } = archive.manifest

  async function idOf(kind: ImportKind, old: string | number): Promise<string | undefined> {
    const oldId = String(old)
    const of = places.get(kind)
    const known = of?.there.get(oldId)
    if (known !== undefined || !isOwn || !(await of?.isThere(oldId))) return known
    of?.there.set(oldId, oldId)
    return oldId
  }

  const keepAs =
    (kind: ImportKind, oldId: string): Keep =>
    async (insert) => {
      const of = places.get(kind)
      const before = of?.noted.get(oldId)
      const newId = await db.transaction(async (tx) => {
        const made = String(await insert(tx))
        const noted = { accountId, source, kind, oldId, newId: made, before }
        if (!(await store.noteTaken(tx, noted))) throw new TakenElsewhere()
        return made
      })
      of?.there.set(oldId, newId)
      report.taken(kind)
    }

  return {
    context,
    archive,
    idOf,
    progress,
    expectRoom(bytes) {
      if (bytes > room.left) throw room.full
      room.left -= bytes
    },
    now: () => clock.now(),
    timeOf: (iso) => new Date(Math.min(new Date(iso).getTime(), clock.now().getTime())),
    async list(kind, file, schema) {
      try {
        const rows = (await archive.json(file, z.array(z.unknown()))) ?? []
        const fit = []
        for (const [at, row] of rows.entries()) {
          // Others are served between.
          if (at % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
          const parsed = schema.safeParse(row)
          if (parsed.success) fit.push(parsed.data)
          else report.leftOut(kind, '', { code: 'import.unfit', values: {} })
        }
        return fit
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        report.leftOut(kind, file, error)
        return []
      }
    },
    async take(kind, { oldId: old, title }, make) {
      signal.throwIfAborted()
      const oldId = String(old)
      if ((await idOf(kind, oldId)) !== undefined) return report.known(kind)
      try {
        await make(keepAs(kind, oldId))
      } catch (error) {
        if (error instanceof ThereAlready) {
          const of = places.get(kind)
          const noted = { accountId, source, kind, oldId, newId: error.id }
          await store.noteTaken(db, { ...noted, before: of?.noted.get(oldId) })
          of?.there.set(oldId, error.id)
          report.known(kind)
        } else if (error instanceof TakenElsewhere) report.known(kind)
        else if (error instanceof Failure) report.leftOut(kind, title, error)
        else throw error
      }
    },
  }
}
