// Imports of accounts: the archive is received into a file and looked at, then taken in the background. How it stands is kept in the
// database, so that any server can tell, and somebody who closes the page loses nothing.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@atelier/contract/errors'
import { importLimitBytes } from '@atelier/contract/features/identity/account-data'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { newKey } from '../../../platform/ids.ts'
import { removeOldFiles } from '../../../platform/remove-old-files.ts'
import { createSlots } from '../../../platform/slots.ts'
import * as store from './account-imports.store.ts'
import { abandonedMs, type RunDependencies, runImport } from './import-run.ts'
import { type Archive, openArchive } from './read-archive.ts'

export type ImportDependencies = Omit<RunDependencies, 'signal' | 'turns'> & { dataDir: string }

/** Archives that one server takes at once, one of each account; so many more may wait, and be received meanwhile. */
const maxAtOnce = 4
const maxWaiting = 4

export type Imports = ReturnType<typeof createImports>

export function createImports(dependencies: ImportDependencies) {
  const { db, clock, dataDir } = dependencies
  const folder = join(dataDir, 'imports')
  const running = new Set<Promise<void>>()
  const turns = createSlots(maxAtOnce)
  const ending = new AbortController()
  /** Whose archive is received or taken here. */
  const busy = new Set<number>()

  const abandoned = () => new Date(clock.now().getTime() - abandonedMs)

  /** Before a large file is sent in vain; who begins first is settled by `noteBegin`. */
  async function expectIdle(accountId: number): Promise<void> {
    const run = await store.findRun(db, accountId)
    if (run?.state === 'running' && run.touchedAt > abandoned()) throw new Failure('import.running')
  }

  async function noteBegin(archive: Archive, accountId: number): Promise<void> {
    const { site: fromSite, exportedAt } = archive.manifest
    const run = { accountId, fromSite, exportedAt: new Date(exportedAt) }
    const since = { now: clock.now(), abandoned: abandoned() }
    if (!(await store.beginRun(db, run, since))) throw new Failure('import.running')
  }

  /** Throws import.busy. */
  function expectRoom(): void {
    if (turns.waiting() >= maxWaiting || ending.signal.aborted) throw new Failure('import.busy')
  }

  return {
    /**
     * Takes an archive: `receive` writes it to the file that it is given, up to a number of bytes. Resolves once it has begun. Throws
     * import.*, and what `receive` throws.
     */
    async take(
      receive: (file: string, max: number) => Promise<void>,
      context: RequestContext<'caller'>,
    ): Promise<void> {
      const { accountId } = context.caller
      if (busy.has(accountId)) throw new Failure('import.running')
      expectRoom()
      busy.add(accountId)
      const file = join(folder, `${newKey()}.zip`)
      let archive: Archive | undefined
      const close = async () => {
        busy.delete(accountId)
        await archive?.close()
        await rm(file, { force: true })
      }
      try {
        await expectIdle(accountId)
        await mkdir(folder, { recursive: true })
        await removeOldFiles(folder, clock.now())
        await receive(file, importLimitBytes)
        archive = await openArchive(file)
        // A place is for an archive that is there: however slowly others send theirs, they hold none.
        expectRoom()
        await noteBegin(archive, accountId)
      } catch (error) {
        await close()
        throw error
      }
      const { signal } = ending
      const run = runImport({ archive, context }, { ...dependencies, signal, turns }).finally(close)
      running.add(run)
      void run.finally(() => running.delete(run))
    },
    /** Resolves once none is under way here. */
    async idle(): Promise<void> {
      await Promise.all(running)
    },
    /** Ends what is under way; the same archive goes on from there. */
    async close(): Promise<void> {
      ending.abort(new Error('the server ends'))
      await Promise.all(running)
    },
  }
}
