// The tools that models may use, the servers of the Model Context Protocol that bring more of them, and the site's web search.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, nothing, timestamp } from '../../primitives.ts'
import { schemasOf } from '../../site-settings/setting.ts'
import { toolSettings } from '../../site-settings/tools.ts'
import { searchProviders, toolGroups, toolLimits } from '../../tool-terms.ts'

export const offeredTool = z.object({
  /** The name that models know it by, and by which it is chosen. */
  name: z.string(),
  /** In the reader's language for what comes with the product, else as its server says it. */
  title: z.string(),
  description: z.string(),
  group: z.enum(toolGroups),
  /** The server it comes from; null for what comes with the product. */
  server: z.object({ id, name: z.string() }).nullable(),
  /** Whether somebody has to allow each call. */
  asks: z.boolean(),
  /** Whether calls take credits. */
  costs: z.boolean(),
  /** Whether models are offered it unless somebody says otherwise. */
  usual: z.boolean(),
})
export type OfferedTool = z.infer<typeof offeredTool>

export const toolServer = z.object({
  id,
  name: z.string(),
  url: z.string(),
  /** Names of the headers that go with every request; their values are never told. */
  headerNames: z.array(z.string()),
  enabled: z.boolean(),
  /** Whether tools that change nothing run without being asked about. */
  trusted: z.boolean(),
  tools: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      readOnly: z.boolean(),
    }),
  ),
  /** When its tools were last listed; null when they never were. */
  listedAt: timestamp.nullable(),
  /** Why they could not be listed, in the server's words; null when they could. */
  problem: z.string().nullable(),
})
export type ToolServer = z.infer<typeof toolServer>

const server = z.object({
  /** Absent for a new one. */
  id: id.optional(),
  name: z.string().trim().min(1).max(toolLimits.serverName),
  url: z.url({ protocol: /^https?$/ }).max(toolLimits.address),
  /** Absent: those that are kept, which belong to their address. */
  headers: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .max(toolLimits.headerName)
          .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/),
        value: z
          .string()
          .trim()
          .min(1)
          .max(toolLimits.headerValue)
          .regex(/^[\t\x20-\x7e]*$/),
      }),
    )
    .max(toolLimits.headers)
    .optional(),
  enabled: z.boolean().default(true),
  trusted: z.boolean().default(false),
})

/** What an operator sets about tools. */
export const siteToolSettings = z.object(schemasOf(toolSettings)).omit({ searchKey: true })

const servers = z.array(toolServer)

export const tools = {
  list: defineEndpoint({
    method: 'GET',
    path: '/chatgpt/tools',
    access: 'caller',
    summary: 'Every tool that there is for the caller on this site.',
    input: z.object({}),
    reply: z.array(offeredTool),
  }),
  servers: defineEndpoint({
    method: 'GET',
    path: '/tools/servers',
    access: 'member',
    summary: 'The tool servers of the member, and whether the site lets members have them.',
    input: z.object({}),
    reply: z.object({ allowed: z.boolean(), rows: servers }),
  }),
  saveServer: defineEndpoint({
    method: 'POST',
    path: '/tools/saveServer',
    access: 'member',
    summary:
      'Adds a tool server of the member or changes one, and lists its tools; `problem` says why that did not work.',
    input: server,
    reply: toolServer,
    failures: ['tool_servers.not_allowed', 'tool_servers.not_found', 'tool_servers.too_many'],
    refreshes: ['tools.servers', 'tools.list'],
  }),
  refreshServer: defineEndpoint({
    method: 'POST',
    path: '/tools/refreshServer',
    access: 'member',
    summary: 'Lists the tools of an own server anew.',
    input: z.object({ id }),
    reply: toolServer,
    failures: ['tool_servers.not_allowed', 'tool_servers.not_found'],
    refreshes: ['tools.servers', 'tools.list'],
  }),
  deleteServer: defineEndpoint({
    method: 'POST',
    path: '/tools/deleteServer',
    access: 'member',
    summary: 'Forgets an own tool server and its headers.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['tool_servers.not_found'],
    refreshes: ['tools.servers', 'tools.list'],
  }),
  site: defineEndpoint({
    method: 'GET',
    path: '/tools/site',
    access: 'operator',
    needs: 'tools',
    summary: 'The tool servers of this site, its web search, and what tools may spend.',
    input: z.object({}),
    reply: siteToolSettings.extend({
      servers,
      /** Whether a key of the search provider is kept; the key itself is never told. */
      hasSearchKey: z.boolean(),
      /** Who answers searches now: by the site's settings, or by the environment. */
      searchedBy: z.enum(searchProviders),
    }),
  }),
  saveSettings: defineEndpoint({
    method: 'POST',
    path: '/tools/saveSettings',
    access: 'operator',
    needs: 'tools',
    summary: 'Sets the web search of this site and what tools may spend.',
    input: siteToolSettings.extend({
      /** Absent: the one that is kept, which belongs to provider and address. Empty: none. */
      searchKey: z.string().trim().max(1000).optional(),
    }),
    reply: nothing,
    refreshes: ['tools.site', 'tools.list'],
  }),
  saveSiteServer: defineEndpoint({
    method: 'POST',
    path: '/tools/saveSiteServer',
    access: 'operator',
    needs: 'tools',
    summary: 'Adds a tool server for everybody of this site or changes one, and lists its tools.',
    input: server,
    reply: toolServer,
    failures: ['tool_servers.not_found', 'tool_servers.too_many'],
    refreshes: ['tools.site', 'tools.list'],
  }),
  refreshSiteServer: defineEndpoint({
    method: 'POST',
    path: '/tools/refreshSiteServer',
    access: 'operator',
    needs: 'tools',
    summary: 'Lists the tools of a server of this site anew.',
    input: z.object({ id }),
    reply: toolServer,
    failures: ['tool_servers.not_found'],
    refreshes: ['tools.site', 'tools.list'],
  }),
  deleteSiteServer: defineEndpoint({
    method: 'POST',
    path: '/tools/deleteSiteServer',
    access: 'operator',
    needs: 'tools',
    summary: 'Forgets a tool server of this site and its headers.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['tool_servers.not_found'],
    refreshes: ['tools.site', 'tools.list'],
  }),
}
