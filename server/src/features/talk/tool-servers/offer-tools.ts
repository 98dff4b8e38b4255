// Every tool that there is for a caller on their site: the product's, the site's servers' and the caller's own.
import type { OfferedTool } from '@atelier/contract/features/talk/tools'
import { bareToolName, defaultTools } from '@atelier/contract/tool-terms'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { ServerTool } from '../tools/chat-tools.ts'
import { findSearchTool, type SearchDependencies } from '../web-search/web-search-tool.ts'
import { addressOf } from './kept-server.ts'
import { type McpToolDependencies, mcpTool, modelNameOf } from './mcp-tool.ts'
import type { ListedTool, ToolServerRecord } from './tool-servers.store.ts'
import { listOfferedServers, type ToolServerDependencies } from './tool-servers.usecases.ts'
import { toolText } from './tool-texts.ts'

export type OfferDependencies = ToolServerDependencies &
  McpToolDependencies &
  SearchDependencies & {
    /** Those that come with the product. */
    builtIn: readonly ServerTool[]
    /** Lists again what was listed long ago. */
    relist(servers: readonly ToolServerRecord[], accountId: number): void
  }

type Offer = { tool: ServerTool; from?: { server: ToolServerRecord; listed: ListedTool } }

/** In the order in which they are shown. A name stands once. */
export async function listTools(
  context: RequestContext<'caller'>,
  dependencies: OfferDependencies,
): Promise<readonly ServerTool[]> {
  return (await listOffers(context, dependencies)).map(({ tool }) => tool)
}

/** The same, for people. */
export async function describeTools(
  context: RequestContext<'caller'>,
  dependencies: OfferDependencies,
): Promise<OfferedTool[]> {
  return (await listOffers(context, dependencies)).map((offer) => describe(offer, context))
}

async function listOffers(
  context: RequestContext<'caller'>,
  dependencies: OfferDependencies,
): Promise<Offer[]> {
  const servers = await listOfferedServers(context, dependencies.db)
  dependencies.relist(servers, context.caller.accountId)
  const own = builtInOf(context.site, dependencies).map((tool) => ({ tool }))
  return [...own, ...servers.flatMap((server) => offersOf(server, dependencies))]
}

function builtInOf(site: Site, dependencies: OfferDependencies): ServerTool[] {
  const search = findSearchTool(site, dependencies)
  return [...dependencies.builtIn, ...(search ? [search] : [])]
}

function offersOf(server: ToolServerRecord, dependencies: OfferDependencies): Offer[] {
  const { id, name, trusted } = server
  const known = { id, name, trusted, address: () => addressOf(server, dependencies.secrets) }
  const taken = new Set<string>()
  return server.tools.flatMap((listed) => {
    const modelName = modelNameOf(id, listed.name, taken)
    if (taken.has(modelName)) return []
    taken.add(modelName)
    const tool = mcpTool(modelName, { tool: listed, server: known }, dependencies)
    return [{ tool, from: { server, listed } }]
  })
}

function describe(
  { tool, from }: Offer,
  { locale, site }: Pick<RequestContext, 'locale' | 'site'>,
): OfferedTool {
  const { name, consent, price } = tool
  const ours = toolText(name, locale)
  const text = from
    ? { title: from.listed.title, description: from.listed.description }
    : { title: ours?.title ?? bareToolName(name), description: ours?.description ?? '' }
  return {
    name,
    ...text,
    group: from ? (from.server.ownerId === null ? 'site' : 'own') : 'built-in',
    server: from ? { id: from.server.id, name: from.server.name } : null,
    asks: consent === 'ask',
    costs: name === 'web_search' ? site.settings.searchPrice > 0 : price !== undefined,
    usual: defaultTools.some((byDefault) => byDefault === name),
  }
}
