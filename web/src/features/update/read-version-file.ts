import type { VersionFile } from './version-file.ts'

/** Asks the server which version it has. Rejects when it does not say. */
export async function readVersionFile(): Promise<VersionFile> {
  const reply = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store' })
  if (!reply.ok) throw new Error(`status ${reply.status}`)
  return (await reply.json()) as VersionFile
}
