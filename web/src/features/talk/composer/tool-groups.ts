import type { OfferedTool } from '@atelier/contract/features/talk/tools'

export type ServerTools = { id: number; name: string; isOwn: boolean; names: string[] }

/** The product's tools one by one, and the others by their servers. */
export function groupTools(tools: readonly OfferedTool[]): {
  builtIn: OfferedTool[]
  servers: ServerTools[]
} {
  const servers = new Map<number, ServerTools>()
  for (const { name, group, server } of tools) {
    if (!server) continue
    const known = servers.get(server.id)
    if (known) known.names.push(name)
    else servers.set(server.id, { ...server, isOwn: group === 'own', names: [name] })
  }
  return { builtIn: tools.filter(({ server }) => !server), servers: [...servers.values()] }
}
