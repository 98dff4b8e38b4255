// The part of the composition root that is about tools.
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { ServerTool } from '../tools/chat-tools.ts'
import { createMcpSessions } from './mcp-sessions.ts'
import { listTools, type OfferDependencies } from './offer-tools.ts'
import { createRelister } from './tool-servers.usecases.ts'
import type { ToolSettingsDependencies } from './tool-settings.ts'

export type ToolDependencies = OfferDependencies & ToolSettingsDependencies

export type ToolServices = {
  tools: ToolDependencies
  listTools(context: RequestContext<'caller'>): Promise<readonly ServerTool[]>
}

/** `allowPrivate`: whether members' own servers may lie in private networks; the operator's may. */
export function createToolServices({
  allowPrivate,
  ...parts
}: Omit<ToolDependencies, 'sessions' | 'relist'> & { allowPrivate: boolean }): ToolServices {
  const sessions = createMcpSessions({ allowPrivate })
  const tools = { ...parts, sessions, relist: createRelister({ ...parts, sessions }) }
  return {
    tools,
    listTools: (context) => listTools(context, tools),
  }
}
