// Where whole backups are kept, named by why and when they were made.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export type ShelvedBackup = { name: string; bytes: number; madeAt: Date }

export interface BackupShelf {
  /** Keeps what `write` writes to the file of this machine that it is given, and resolves as it does; keeps nothing when that fails. */
  put<Made>(name: string, write: (file: string) => Promise<Made>): Promise<Made>
  /** In no order. */
  list(): Promise<ShelvedBackup[]>
  sizeOf(name: string): Promise<number | undefined>
  open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>
  /** Gone, or was never there. */
  remove(name: string): Promise<void>
  /** For people. */
  whereIs(name: string): string
}

const fitName = /^[\w-]+\.tar$/

export const isBackupName = (name: string): boolean => fitName.test(name)

/** `<why>-2026-11-23-051500.tar`, by the clock of UTC: names stand in the order of time. */
export function backupName({ why, now }: { why: string; now: Date }): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return `${why}-${stamp}.tar`
}

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')

const keptByThemselves = 5

/** Removes all but the newest of those that were made for this reason. */
export async function forgetOldBackups(shelf: BackupShelf, why: string): Promise<void> {
  const names = (await shelf.list()).map(({ name }) => name)
  const ours = names.filter((name) => name.startsWith(`${why}-`)).sort()
  for (const name of ours.slice(0, -keptByThemselves)) await shelf.remove(name)
}

/** What is prepared by a process that was killed is not touched any more. */
const abandonedMs = 24 * 60 * 60 * 1000

/** Removes what was left half made in a folder. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.making')) continue
    const made = await stat(join(folder, name)).catch(() => undefined)
    if (made && now.getTime() - made.mtimeMs > abandonedMs)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
