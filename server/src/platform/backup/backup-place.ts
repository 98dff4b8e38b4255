// Where backups lie unless somebody says otherwise, and how many of those that make themselves are kept.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const keptByThemselves = 5

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')

/** `<why>-2026-11-23-051500.tar`, by the clock of UTC: names stand in the order of time. */
export function backupPlace(dataDir: string, { why, now }: { why: string; now: Date }): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return join(backupsFolder(dataDir), `${why}-${stamp}.tar`)
}

/** Removes all but the newest of those that were made for this reason. */
export async function forgetOldBackups(dataDir: string, why: string): Promise<void> {
  const folder = backupsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const ours = names.filter((name) => name.startsWith(`${why}-`) && name.endsWith('.tar')).sort()
  for (const name of ours.slice(0, -keptByThemselves)) await rm(join(folder, name), { force: true })
}
