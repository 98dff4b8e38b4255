// Asks a server which tools it has, page by page.
import { toolLimits } from '@atelier/contract/tool-terms'
import { z } from 'zod'
import { readInputSchema } from './mcp-schema.ts'
import type { McpSessions } from './mcp-sessions.ts'
import type { ServerAddress } from './open-mcp-session.ts'
import type { ListedTool } from './tool-servers.store.ts'

const maxPages = 100
/** Of all pages together: one that cannot be read takes as long to look at as another. */
const maxRows = 5 * toolLimits.tools
const listingMs = 30_000
const longestDescription = 4000

const page = z.object({ tools: z.array(z.unknown()), nextCursor: z.string().nullish() })
const tool = z.object({
  name: z.string().min(1).max(200),
  title: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  inputSchema: z.unknown(),
  annotations: z
    .object({ title: z.string().nullish(), readOnlyHint: z.boolean().nullish() })
    .nullish()
    .catch(null),
  execution: z.object({ taskSupport: z.string().nullish() }).nullish().catch(null),
})

/** At most `toolLimits.tools`; one that cannot be read is left out. Throws what the server or the way to it says. */
export async function listMcpTools(
  session: string,
  address: ServerAddress,
  sessions: McpSessions,
): Promise<ListedTool[]> {
  const signal = AbortSignal.timeout(listingMs)
  return sessions.use(
    session,
    address,
    async ({ client }) => {
      if (!client.getServerCapabilities()?.tools) return []
      const listed = new Map<string, ListedTool>()
      let cursor: string | null | undefined
      let rows = 0
      for (let number = 1; number <= maxPages; number++) {
        const params = cursor ? { cursor } : {}
        const reply = await client.request({ method: 'tools/list', params }, page, {
          signal,
          timeout: listingMs,
        })
        for (const each of reply.tools) {
          if (listed.size >= toolLimits.tools || rows++ >= maxRows) break
          const read = toListed(each)
          if (read) listed.set(read.name, read)
        }
        if (!reply.nextCursor || reply.nextCursor === cursor) break
        if (listed.size >= toolLimits.tools || rows >= maxRows) break
        cursor = reply.nextCursor
      }
      return [...listed.values()]
    },
    signal,
  )
}

function toListed(given: unknown): ListedTool | undefined {
  const read = tool.safeParse(given)
  if (!read.success) return undefined
  const { name, title, description, inputSchema, annotations, execution } = read.data
  return {
    name,
    title: storable((title || annotations?.title || name).slice(0, 200)),
    description: storable((description ?? '').slice(0, longestDescription)),
    input: readInputSchema(inputSchema),
    readOnly: annotations?.readOnlyHint === true,
    ...(execution?.taskSupport === 'required' && { asTask: true }),
  }
}

/** The database takes no NUL. */
const storable = (text: string) => text.replaceAll('\u0000', '')
