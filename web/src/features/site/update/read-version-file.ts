import { type VersionFile, versionFileFrom } from './version-file.ts'

/** Asks the server which version it has. Rejects when it does not say, or not in a form that can be read. */
export async function readVersionFile(): Promise<VersionFile> {
  const reply = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store' })
  if (!reply.ok) throw new Error(`status ${reply.status}`)
  return versionFileFrom(await reply.json())
}
