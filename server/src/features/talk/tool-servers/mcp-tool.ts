// A tool of a server, as one that models may call.
import { createHash } from 'node:crypto'
import { storePicture, type UploadDependencies } from '../../identity/uploads/uploads.usecases.ts'
import type { ServerTool } from '../tools/chat-tools.ts'
import { callAsTask, runsTasks, TaskEnded } from './call-as-task.ts'
import { callCodeOf } from './library-errors.ts'
import { type CallResult, callResult, toToolAnswer } from './mcp-answer.ts'
import type { McpSessions } from './mcp-sessions.ts'
import type { ServerAddress } from './open-mcp-session.ts'
import type { ListedTool } from './tool-servers.store.ts'
import { troubleOf } from './trouble.ts'

const silentMs = 60_000
const longestMs = 10 * 60_000
/** What upstreams take as a name. */
const longestName = 64

/** Letters, digits, `_` and `-`; another for each tool of each server, and the same whenever it is listed. */
export function modelNameOf(serverId: number, tool: string, taken: ReadonlySet<string>): string {
  const whole = `mcp${serverId}_${tool.replace(/[^A-Za-z0-9_-]/g, '_')}`
  const isExact = whole === `mcp${serverId}_${tool}` && whole.length <= longestName
  if (isExact && !taken.has(whole)) return whole
  const mark = createHash('sha256').update(tool).digest('hex').slice(0, 8)
  return `${whole.slice(0, longestName - mark.length - 1)}_${mark}`
}

export type McpServer = {
  id: number
  name: string
  trusted: boolean
  /** Opens what is sealed; throws when it cannot be read any more. */
  address(): ServerAddress
}

export type McpToolDependencies = UploadDependencies & { sessions: McpSessions }

export function mcpTool(
  name: string,
  { tool, server }: { tool: ListedTool; server: McpServer },
  { sessions, ...uploads }: McpToolDependencies,
): ServerTool {
  return {
    name,
    description: `${tool.title} (${server.name}). ${tool.description}`.trim(),
    input: tool.input,
    consent: server.trusted && tool.readOnly ? 'never' : 'ask',
    run: async (input, { caller: { accountId }, signal }) => {
      const result = await callMcpTool({ tool, server, input }, { accountId, signal }, sessions)
      return toToolAnswer(result, async (bytes) => {
        try {
          const { url, mime, width, height } = await storePicture(bytes, accountId, uploads)
          return { type: 'image', url, mime, ...(width && height ? { width, height } : {}) }
        } catch {
          return undefined
        }
      })
    },
  }
}

/** Throws what the server says of the call, or what stood in the way; both in words for the model. */
export async function callMcpTool(
  {
    tool,
    server,
    input,
  }: { tool: ListedTool; server: Pick<McpServer, 'id' | 'address'>; input: unknown },
  { accountId, signal }: { accountId: number; signal: AbortSignal },
  sessions: McpSessions,
): Promise<CallResult> {
  const params = { name: tool.name, arguments: (input ?? {}) as Record<string, unknown> }
  const limits = {
    signal,
    timeout: silentMs,
    resetTimeoutOnProgress: true,
    maxTotalTimeout: longestMs,
    // Asking for progress is what makes a server tell of it.
    onprogress: () => undefined,
  }
  return sessions
    .use(
      sessionName(server.id, accountId),
      server.address(),
      ({ client }) =>
        // Without the capability no call may be a task, whatever the tool says of itself.
        tool.asTask && runsTasks(client)
          ? callAsTask(client, params, limits)
          : client.request({ method: 'tools/call', params }, callResult, limits),
      signal,
    )
    .catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof TaskEnded) throw error
      // What the server says of the call is the model's to read; what stood in the way is ours.
      const code = callCodeOf(error)
      throw error instanceof Error && code !== undefined && code !== -32001 && code !== -32000
        ? new Error(error.message)
        : new Error(`The tool server did not answer: ${troubleOf(error)}`)
    })
}

/** Sessions may remember what was done in them: nobody shares one. */
export const sessionName = (serverId: number, accountId: number) => `${serverId}/${accountId}`
