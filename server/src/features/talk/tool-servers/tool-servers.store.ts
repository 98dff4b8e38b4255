import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type ListedTool, toolServers } from './tool-servers.table.ts'

export type ToolServerRecord = typeof toolServers.$inferSelect
export type { ListedTool }

/** Whose servers: those of a site, or an account's own there. */
export type ServerOwner = { siteId: number; ownerId: number | null }

const owned = ({ siteId, ownerId }: ServerOwner) =>
  and(
    eq(toolServers.siteId, siteId),
    ownerId === null ? isNull(toolServers.ownerId) : eq(toolServers.ownerId, ownerId),
  )

export async function listServers(db: Database, owner: ServerOwner): Promise<ToolServerRecord[]> {
  return db.select().from(toolServers).where(owned(owner)).orderBy(asc(toolServers.id))
}

/** Those that are on: the site's, then the account's own where it may have some. */
export async function listOffered(
  db: Database,
  { siteId, ownerId }: ServerOwner,
): Promise<ToolServerRecord[]> {
  const own = ownerId === null ? undefined : eq(toolServers.ownerId, ownerId)
  return db
    .select()
    .from(toolServers)
    .where(
      and(
        eq(toolServers.siteId, siteId),
        eq(toolServers.enabled, true),
        or(isNull(toolServers.ownerId), own),
      ),
    )
    .orderBy(sql`${toolServers.ownerId} is not null`, asc(toolServers.id))
}

export async function listOfAccount(db: Database, ownerId: number): Promise<ToolServerRecord[]> {
  return db
    .select()
    .from(toolServers)
    .where(eq(toolServers.ownerId, ownerId))
    .orderBy(asc(toolServers.id))
}

export async function findServer(
  db: Database,
  id: number,
  owner: ServerOwner,
): Promise<ToolServerRecord | undefined> {
  const [row] = await db
    .select()
    .from(toolServers)
    .where(and(eq(toolServers.id, id), owned(owner)))
  return row
}

type ServerContents = Pick<
  ToolServerRecord,
  'name' | 'url' | 'headers' | 'enabled' | 'trusted' | 'tools' | 'listedAt' | 'problem'
>

/** Undefined when the owner has `most` already. */
export async function insertServer(
  db: Database,
  server: ServerContents & ServerOwner & { createdAt: Date },
  max: number,
): Promise<ToolServerRecord | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`tool-servers ${server.siteId} ${server.ownerId}`}))`,
    )
    const [held] = await tx.select({ servers: count() }).from(toolServers).where(owned(server))
    if ((held?.servers ?? 0) >= max) return undefined
    const [row] = await tx.insert(toolServers).values(server).returning()
    return row
  })
}

export async function updateServer(
  db: Database,
  id: number,
  owner: ServerOwner,
  server: ServerContents,
): Promise<ToolServerRecord | undefined> {
  const [row] = await db
    .update(toolServers)
    .set(server)
    .where(and(eq(toolServers.id, id), owned(owner)))
    .returning()
  return row
}

/** What listing brought, unless the server was changed meanwhile. */
export async function updateListing(
  db: Database,
  { id, url, headers }: Pick<ToolServerRecord, 'id' | 'url' | 'headers'>,
  listing: Partial<Pick<ToolServerRecord, 'tools' | 'listedAt' | 'problem'>>,
): Promise<ToolServerRecord | undefined> {
  const [row] = await db
    .update(toolServers)
    .set(listing)
    .where(and(eq(toolServers.id, id), eq(toolServers.url, url), eq(toolServers.headers, headers)))
    .returning()
  return row
}

export async function deleteServer(db: Database, id: number, owner: ServerOwner): Promise<boolean> {
  const rows = await db
    .delete(toolServers)
    .where(and(eq(toolServers.id, id), owned(owner)))
    .returning({ id: toolServers.id })
  return rows.length > 0
}
