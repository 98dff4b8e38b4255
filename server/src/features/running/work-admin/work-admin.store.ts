import { kindOfType, type WorkKind, workStates, workTypes } from '@atelier/contract/work-terms'
import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { workModels } from '../../making/work-models/work-models.table.ts'
import { works } from '../../making/works/works.table.ts'
import { connections } from '../../talk/models/models.table.ts'

export type WorkRow = typeof works.$inferSelect

export type WorkFilter = {
  status?: WorkRow['state'] | undefined
  kind?: WorkKind | undefined
  person: string
  modelId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const ofSite = (siteId: number) => and(eq(works.siteId, siteId), isNull(works.deletedAt))

const typesOf = (kind: WorkKind) =>
  Object.values(workTypes).filter((type) => kindOfType(type) === kind)

/** Largest number that an account can have. */
const maxId = 2_147_483_647

/** Made by somebody with this number, or whose name has these letters. */
function madeBy(db: Database, siteId: number, person: string): SQL {
  const pattern = `%${person.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^#?\d+$/.test(person) ? Number(person.replace('#', '')) : 0
  return inArray(
    works.ownerId,
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.siteId, siteId),
          or(
            ilike(accounts.username, pattern),
            ilike(accounts.name, pattern),
            number > 0 && number <= maxId ? eq(accounts.id, number) : undefined,
          ),
        ),
      ),
  )
}

/** Newest first, and how many fit in all. */
export async function pageWorks(
  db: Database,
  siteId: number,
  { filter, limit, offset }: { filter: WorkFilter; limit: number; offset: number },
): Promise<{ rows: WorkRow[]; count: number }> {
  const { status, kind, person, modelId, from, to } = filter
  const where = and(
    ofSite(siteId),
    status === undefined ? undefined : eq(works.state, status),
    kind === undefined ? undefined : inArray(works.type, typesOf(kind)),
    modelId === undefined ? undefined : eq(works.modelId, modelId),
    from === undefined ? undefined : gte(works.createdAt, new Date(from)),
    to === undefined ? undefined : lt(works.createdAt, new Date(to)),
    person === '' ? undefined : madeBy(db, siteId, person),
  )
  const [rows, count] = await Promise.all([
    db.select().from(works).where(where).orderBy(desc(works.id)).limit(limit).offset(offset),
    db.$count(works, where),
  ])
  return { rows, count }
}

/** How many works of a site wait and run. */
export async function countUnderWay(
  db: Database,
  siteId: number,
): Promise<{ waiting: number; running: number }> {
  const underWay = await db
    .select({ state: works.state, number: sql<number>`count(*)::int` })
    .from(works)
    .where(and(eq(works.siteId, siteId), sql`${works.state} <= 2`))
    .groupBy(works.state)
  const numberOf = (state: WorkRow['state']) =>
    underWay.find((each) => each.state === state)?.number ?? 0
  return { waiting: numberOf(workStates.waiting), running: numberOf(workStates.running) }
}

export async function findWork(
  db: Database,
  siteId: number,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await db
    .select()
    .from(works)
    .where(and(ofSite(siteId), eq(works.id, id)))
  return row
}

export type OwnerRow = Awaited<ReturnType<typeof listOwners>>[number]

export async function listOwners(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: accounts.id,
      kind: accounts.kind,
      username: accounts.username,
      name: accounts.name,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
}

/** How many of a site's latest works are looked at for who made them. */
const latest = 5000

export async function listModels(
  db: Database,
  siteId: number,
): Promise<{ id: number; label: string }[]> {
  const recent = db
    .select({ id: works.id, modelId: works.modelId, modelLabel: works.modelLabel })
    .from(works)
    .where(ofSite(siteId))
    .orderBy(desc(works.id))
    .limit(latest)
    .as('recent')
  const rows = await db
    .selectDistinctOn([recent.modelId], { id: recent.modelId, label: recent.modelLabel })
    .from(recent)
    .orderBy(recent.modelId, desc(recent.id))
  return rows.sort((a, b) => a.label.localeCompare(b.label))
}

/** What stands behind a model now; undefined when it is gone. */
export async function findUpstream(
  db: Database,
  modelId: number,
): Promise<
  { model: string; connectionId: number; connection: string; engine: string } | undefined
> {
  const [row] = await db
    .select({
      model: workModels.name,
      connectionId: connections.id,
      connection: connections.label,
      engine: connections.engine,
    })
    .from(workModels)
    .innerJoin(connections, eq(connections.id, workModels.connectionId))
    .where(eq(workModels.id, modelId))
  return row
}
