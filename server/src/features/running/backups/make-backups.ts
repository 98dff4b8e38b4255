// Backups by a button: made in the background by the server that is asked, one at a time in the whole installation, and kept where every
// server finds them.
import type { Readable } from 'node:stream'
import { Failure } from '@atelier/contract/errors'
import type { Backup, BackupFailure } from '@atelier/contract/features/running/backups'
import type { Logger } from 'pino'
import { type BackupShelf, backupName } from '../../../platform/backup/backup-shelf.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Database, isDiskFull } from '../../../platform/db/database.ts'
import type { Signer } from '../../../platform/signer.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import * as store from './backups.store.ts'

export type BackupDependencies = {
  db: Database
  clock: Clock
  log: Logger
  shelf: BackupShelf
  signer: Signer
  /** Writes everything to a file, or fails and leaves nothing. */
  write(file: string, now: Date): Promise<unknown>
  /** Whether a backup holds the key of stored keys. */
  enclosesKey: boolean
}

const ticketMs = 2 * 60 * 1000
const touchEveryMs = 20_000
/** A server that has said nothing for so long is thought dead. */
const abandonedMs = 90_000

export type BackupMaker = ReturnType<typeof createBackupMaker>

export function createBackupMaker(dependencies: BackupDependencies) {
  const { db, clock, log, shelf, signer, enclosesKey } = dependencies
  let making: Promise<void> | undefined

  const abandoned = () => new Date(clock.now().getTime() - abandonedMs)

  async function write(now: Date): Promise<void> {
    const touch = () => store.touchRun(db, clock.now()).catch(() => undefined)
    const touching = setInterval(() => void touch(), touchEveryMs)
    let failure: BackupFailure | null = null
    try {
      await shelf.put(backupName({ why: 'backup', now }), (file) => dependencies.write(file, now))
    } catch (error) {
      failure = reasonOf(error)
      log.error({ err: error }, 'a backup failed')
    } finally {
      clearInterval(touching)
    }
    await store
      .endRun(db, failure)
      .catch((error: unknown) => log.error({ err: error }, 'the end of a backup was not noted'))
  }

  async function sizeOf(name: string): Promise<number> {
    const bytes = await shelf.sizeOf(name)
    if (bytes === undefined) throw new Failure('backups.not_found')
    return bytes
  }

  return {
    async list() {
      const run = await store.findRun(db)
      const isAlive = Boolean(run?.touchedAt && run.touchedAt > abandoned())
      const isDead = Boolean(run?.touchedAt) && !isAlive
      return {
        rows: await listBackups(shelf),
        makingSince: run && isAlive ? run.beganAt.toISOString() : null,
        failure: isDead ? ('other' as const) : (run?.failure ?? null),
        enclosesKey,
      }
    },
    /** Begins one. Throws backups.under_way. */
    async make(): Promise<void> {
      const now = clock.now()
      if (!(await store.beginRun(db, { now, abandoned: abandoned() })))
        throw new Failure('backups.under_way')
      making = write(now)
    },
    /** Resolves once none is under way here. */
    async idle(): Promise<void> {
      await making
    },
    /** Throws backups.not_found. */
    async remove(name: string): Promise<void> {
      await sizeOf(name)
      await shelf.remove(name)
    },
    /** An address for one who has none of our headers to send: a browser that downloads. Throws backups.not_found. */
    async issueTicket(name: string): Promise<string> {
      await sizeOf(name)
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
      const file = await shelf.open(name)
      if (!file) throw new Failure('backups.not_found')
      return file
    },
  }
}

function reasonOf(error: unknown): BackupFailure {
  if (isDiskFull(error)) return 'noRoom'
  return error instanceof StorageAway ? 'storage' : 'other'
}

async function listBackups(shelf: BackupShelf): Promise<Backup[]> {
  const found = (await shelf.list()).map(({ madeAt, ...rest }) => ({
    ...rest,
    madeAt: madeAt.toISOString(),
  }))
  return found.sort((a, b) => b.madeAt.localeCompare(a.madeAt) || b.name.localeCompare(a.name))
}
