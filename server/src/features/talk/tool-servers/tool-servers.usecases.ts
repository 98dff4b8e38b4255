// Servers of tools that a member keeps for themselves, or an operator for a whole site.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { ToolServer, tools } from '@atelier/contract/features/talk/tools'
import type { Locale } from '@atelier/contract/primitives'
import { toolLimits } from '@atelier/contract/tool-terms'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { fieldTexts } from './field-texts.ts'
import { addressOf, openHeaders, sealHeaders, toShown } from './kept-server.ts'
import { listMcpTools } from './list-mcp-tools.ts'
import type { McpSessions } from './mcp-sessions.ts'
import { sessionName } from './mcp-tool.ts'
import * as store from './tool-servers.store.ts'
import { troubleOf } from './trouble.ts'

export type ToolServerDependencies = {
  db: Database
  clock: Clock
  secrets: SecretBox
  sessions: McpSessions
}

type Owner = store.ServerOwner
type SaveInput = ParsedInputOf<typeof tools.saveServer>
type Listing = Pick<store.ToolServerRecord, 'listedAt' | 'problem'> & {
  tools?: store.ListedTool[]
}

export const ownerOf = ({ site, caller }: { site: Site; caller: Caller }): Owner => ({
  siteId: site.id,
  ownerId: caller.accountId,
})
export const siteOwner = ({ site }: Pick<RequestContext, 'site'>): Owner => ({
  siteId: site.id,
  ownerId: null,
})

/** Throws tool_servers.not_allowed. */
export function expectAllowed({ site }: Pick<RequestContext, 'site'>): void {
  if (!site.settings.ownToolServers) throw new Failure('tool_servers.not_allowed')
}

export async function listToolServers(
  owner: Owner,
  { db, secrets }: Pick<ToolServerDependencies, 'db' | 'secrets'>,
): Promise<ToolServer[]> {
  return (await store.listServers(db, owner)).map((record) => toShown(record, secrets))
}

/**
 * Keeps a server and lists its tools; one that cannot be asked is kept with the reason. Throws tool_servers.not_found, also for what belongs
 * to others, tool_servers.too_many, and request.invalid where kept headers would go elsewhere.
 */
export async function saveToolServer(
  { id, headers, ...request }: SaveInput,
  { owner, locale, accountId }: { owner: Owner; locale: Locale; accountId: number },
  dependencies: ToolServerDependencies,
): Promise<ToolServer> {
  const { db, clock, secrets, sessions } = dependencies
  const before = id === undefined ? undefined : await getServer(id, owner, db)
  const sealed = headers
    ? sealHeaders(Object.fromEntries(headers.map(({ name, value }) => [name, value])), secrets)
    : keepHeaders(before, request.url, { locale, secrets })
  const contents = { ...request, headers: sealed }
  const listing = await list({ ...contents, ownerId: owner.ownerId }, accountId, dependencies)
  const kept = before?.url === request.url ? before.tools : []
  const record = { tools: kept, ...contents, ...listing }
  if (id !== undefined) {
    const updated = await store.updateServer(db, id, owner, record)
    if (!updated) throw new Failure('tool_servers.not_found')
    sessions.forget(`${id}/`)
    return toShown(updated, secrets)
  }
  const max = owner.ownerId === null ? toolLimits.siteServers : toolLimits.servers
  const inserted = await store.insertServer(
    db,
    { ...record, ...owner, createdAt: clock.now() },
    max,
  )
  if (!inserted) throw new Failure('tool_servers.too_many', { values: { most: max } })
  return toShown(inserted, secrets)
}

/** Kept headers go nowhere but where they were given for: otherwise whoever gets hold of a session could have them sent to themselves. */
function keepHeaders(
  before: store.ToolServerRecord | undefined,
  url: string,
  { locale, secrets }: { locale: Locale; secrets: SecretBox },
): string {
  if (!before?.headers) return ''
  const isSame = new URL(before.url).origin === new URL(url).origin
  if (isSame && openHeaders(before.headers, secrets)) return before.headers
  throw new Failure('request.invalid', {
    fields: [{ field: 'headers', reason: fieldTexts[locale].headersAgain }],
  })
}

/** Lists its tools anew. Throws tool_servers.not_found. */
export async function refreshToolServer(
  id: number,
  { owner, accountId }: { owner: Owner; accountId: number },
  dependencies: ToolServerDependencies,
): Promise<ToolServer> {
  const { db, secrets } = dependencies
  const record = await getServer(id, owner, db)
  const listing = await list(record, accountId, dependencies)
  const updated = await store.updateListing(db, record, listing)
  return toShown(updated ?? (await getServer(id, owner, db)), secrets)
}

/** Throws tool_servers.not_found. */
export async function deleteToolServer(
  id: number,
  owner: Owner,
  { db, sessions }: Pick<ToolServerDependencies, 'db' | 'sessions'>,
): Promise<void> {
  if (!(await store.deleteServer(db, id, owner))) throw new Failure('tool_servers.not_found')
  sessions.forget(`${id}/`)
}

async function getServer(id: number, owner: Owner, db: Database) {
  const record = await store.findServer(db, id, owner)
  if (!record) throw new Failure('tool_servers.not_found')
  return record
}

/** What the server says now. Tools that were known stay when it cannot be asked. */
async function list(
  server: Pick<store.ToolServerRecord, 'url' | 'headers' | 'ownerId'> & { id?: number },
  accountId: number,
  { clock, secrets, sessions }: Omit<ToolServerDependencies, 'db'>,
): Promise<Listing> {
  // One that is not kept yet, or is about to change, has a session of its own for this.
  const session = server.id === undefined ? `new/${accountId}` : sessionName(server.id, accountId)
  try {
    const found = await listMcpTools(session, addressOf(server, secrets), sessions)
    return { tools: found, listedAt: clock.now(), problem: null }
  } catch (error) {
    return { listedAt: clock.now(), problem: troubleOf(error) }
  } finally {
    if (server.id === undefined) sessions.forget(session)
  }
}

/** Servers whose tools the caller may be offered. */
export async function listOfferedServers(
  { site, caller }: RequestContext<'caller'>,
  db: Database,
): Promise<store.ToolServerRecord[]> {
  const hasOwn = caller.kind === 'member' && site.settings.ownToolServers
  return store.listOffered(db, { siteId: site.id, ownerId: hasOwn ? caller.accountId : null })
}

const freshMs = 6 * 60 * 60_000
/** One that could not be asked is tried again sooner. */
const retryMs = 10 * 60_000

/** Lists again those that were listed long ago, beside what is going on. */
export function createRelister(
  dependencies: ToolServerDependencies,
): (servers: readonly store.ToolServerRecord[], accountId: number) => void {
  const { db, clock } = dependencies
  const listing = new Set<number>()
  return (servers, accountId) => {
    const now = clock.now().getTime()
    for (const server of servers) {
      const age = now - (server.listedAt?.getTime() ?? 0)
      if (age < (server.problem === null ? freshMs : retryMs) || listing.has(server.id)) continue
      listing.add(server.id)
      list(server, accountId, dependencies)
        .then((found) => store.updateListing(db, server, found))
        .catch(() => undefined)
        .finally(() => listing.delete(server.id))
    }
  }
}
