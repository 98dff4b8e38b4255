// Backups by a button: made in the background, one at a time, into the folder where the command puts them as well.
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '@atelier/contract/errors'
import type { Backup } from '@atelier/contract/features/backups'
import type { Logger } from 'pino'
import { backupPlace, backupsFolder } from '../../platform/backup/backup-place.ts'
import type { Clock } from '../../platform/clock.ts'
import { isDiskFull } from '../../platform/db/database.ts'
import type { Signer } from '../../platform/signer.ts'

export type BackupDependencies = {
  clock: Clock
  log: Logger
  dataDir: string
  signer: Signer
  /** Writes everything to a file, or fails and leaves nothing. */
  write(file: string, now: Date): Promise<unknown>
  /** Whether a backup holds the key of stored keys. */
  enclosesKey: boolean
}

const ticketMs = 2 * 60 * 1000
/** What is prepared by a process that was killed is not touched any more. */
const abandonedMs = 24 * 60 * 60 * 1000

export type BackupMaker = ReturnType<typeof createBackupMaker>

export function createBackupMaker(dependencies: BackupDependencies) {
  const { clock, log, dataDir, signer, enclosesKey } = dependencies
  const folder = backupsFolder(dataDir)
  let making: { since: Date; done: Promise<void> } | null = null
  let failure: 'noRoom' | 'other' | null = null

  async function write(now: Date): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      await removeAbandoned(folder, now)
      await dependencies.write(backupPlace(dataDir, { why: 'backup', now }), now)
    } catch (error) {
      failure = isDiskFull(error) ? 'noRoom' : 'other'
      log.error({ err: error }, 'a backup failed')
    } finally {
      making = null
    }
  }

  return {
    async list() {
      return {
        rows: await listBackups(folder),
        makingSince: making?.since.toISOString() ?? null,
        failure,
        enclosesKey,
      }
    },
    /** Begins one. Throws backups.under_way. */
    make(): void {
      if (making) throw new Failure('backups.under_way')
      const since = clock.now()
      failure = null
      making = { since, done: Promise.resolve() }
      making.done = write(since)
    },
    /** Resolves once none is under way. */
    async idle(): Promise<void> {
      await making?.done
    },
    /** Throws backups.not_found. */
    async remove(name: string): Promise<void> {
      await sizeOf(folder, name)
      await rm(join(folder, name), { force: true })
    },
    /** An address for one who has none of our headers to send: a browser that downloads. Throws backups.not_found. */
    async issueTicket(name: string): Promise<string> {
      await sizeOf(folder, name)
      const expires = clock.now().getTime() + ticketMs
      const query = new URLSearchParams({
        name,
        expires: String(expires),
        signature: signer.sign(`${name} ${expires}`),
      })
      return `/api/backup/file?${query}`
    },
    /** Throws backups.not_found, for a ticket that is old or made up as well. */
    async open(ticket: {
      name: string
      expires: number
      signature: string
    }): Promise<{ bytes: number; stream: Readable }> {
      const { name, expires, signature } = ticket
      if (!signer.fits(`${name} ${expires}`, signature) || expires < clock.now().getTime())
        throw new Failure('backups.not_found')
      return { bytes: await sizeOf(folder, name), stream: createReadStream(join(folder, name)) }
    },
  }
}

async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => [])
  const found: Backup[] = []
  for (const name of names.filter((each) => /^[\w-]+\.tar$/.test(each))) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file?.isFile()) found.push({ name, bytes: file.size, madeAt: file.mtime.toISOString() })
  }
  return found.sort((a, b) => b.madeAt.localeCompare(a.madeAt) || b.name.localeCompare(a.name))
}

async function sizeOf(folder: string, name: string): Promise<number> {
  const file = await stat(join(folder, name)).catch(() => undefined)
  if (!file?.isFile()) throw new Failure('backups.not_found')
  return file.size
}

async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.making')) continue
    const made = await stat(join(folder, name)).catch(() => undefined)
    if (made && now.getTime() - made.mtimeMs > abandonedMs)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
