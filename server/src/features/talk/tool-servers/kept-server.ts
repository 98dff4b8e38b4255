// A server as it is kept: its headers sealed, and unreadable once the key of the installation has changed.
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { ServerAddress } from './open-mcp-session.ts'
import type { ToolServerRecord } from './tool-servers.store.ts'

export const sealHeaders = (headers: Record<string, string>, secrets: SecretBox): string =>
  Object.keys(headers).length > 0 ? secrets.seal(JSON.stringify(headers)) : ''

/** Undefined when they cannot be read any more. */
export function openHeaders(
  sealed: string,
  secrets: SecretBox,
): Record<string, string> | undefined {
  if (!sealed) return {}
  try {
    return JSON.parse(secrets.open(sealed)) as Record<string, string>
  } catch {
    return undefined
  }
}

/** Throws when its headers cannot be read any more. */
export function addressOf(
  { url, headers: sealed, ownerId }: Pick<ToolServerRecord, 'url' | 'headers' | 'ownerId'>,
  secrets: SecretBox,
): ServerAddress {
  const headers = openHeaders(sealed, secrets)
  if (!headers) throw new Error('The headers can no longer be read. Enter them again.')
  return { url, headers, isOwn: ownerId !== null }
}

/** What its owner may see: no header's value. */
export function toShown(record: ToolServerRecord, secrets: SecretBox): ToolServer {
  const { id, name, url, enabled, trusted, tools, listedAt, problem } = record
  return {
    id,
    name,
    url,
    enabled,
    trusted,
    problem,
    headerNames: Object.keys(openHeaders(record.headers, secrets) ?? {}),
    tools: tools.map(({ name, title, description, readOnly }) => ({
      name,
      title,
      description,
      readOnly,
    })),
    listedAt: listedAt?.toISOString() ?? null,
  }
}
