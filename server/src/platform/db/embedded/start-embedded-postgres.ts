// The PostgreSQL that comes with the product: started, watched and stopped by us, reached by a socket file only.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { awaitReady, type SocketConnection } from './await-ready.ts'
import { databaseUser, ensureCluster } from './cluster.ts'
import { assertOwn, giveTo, linkCluster, outsideRoot, placeCluster } from './cluster-place.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { adviceFor, lastWords } from './last-words.ts'
import type { LauncherLog } from './launcher-log.ts'
import { preparePrograms } from './postgres-programs.ts'
import {
  adoptPostmaster,
  type Postmaster,
  type PostmasterPlan,
  spawnPostmaster,
} from './postmaster.ts'
import { disownPidFile, findPostmaster, stopProcess } from './postmaster-process.ts'
import { makeRunFolder, socketPort } from './run-folder.ts'
import { chooseRuntimeUser } from './runtime-user.ts'

export type EmbeddedPostgres = {
  connection: SocketConnection
  /** The same as an address, for tools that want one. */
  url: string
  /** Whether a server that outlived ours was found running and taken over. */
  adopted: boolean
  /** Stops the server without waiting for its clients; what was committed is safe. */
  stop(): Promise<void>
}

/**
 * Starts (at the first time also makes) the database in `dataDir`/postgres, resolves when it takes connections, and
 * starts it again whenever it dies. The caller holds the lock of the data folder. Throws EmbeddedPostgresError.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  runDir?: string
  log: LauncherLog
  /** How many clients it takes at once: 40 are enough for one server, commands and yourself. */
  maxConnections?: number
}): Promise<EmbeddedPostgres> {
  const plan = await prepare(options)
  const connection: SocketConnection = {
    host: plan.runFolder,
    port: socketPort,
    user: databaseUser,
    database: 'atelier',
    ssl: false,
  }
  const { log } = options
  const stopping = new AbortController()
  const raiseAgain = () => raise({ plan, connection, log, signal: stopping.signal })
  const first = await raiseAgain()
  const { stop } = keepRunning(first, { raiseAgain, stopping, log })
  return { connection, url: urlOf(connection), adopted: first.adopted, stop }
}

async function prepare({
  dataDir,
  runDir,
  log,
  maxConnections = 40,
}: Parameters<typeof startEmbeddedPostgres>[0]): Promise<PostmasterPlan> {
  const user = await chooseRuntimeUser([join(dataDir, 'postgres'), dataDir])
  const programs = await preparePrograms(user, user ? outsideRoot : dataDir)
  const place = await placeCluster(dataDir, user)
  await assertOwn(place.cluster, user)
  const { made } = await ensureCluster(place.cluster, programs, user)
  await linkCluster(dataDir, place)
  await giveTo(user, place.cluster)
  if (made) {
    const as = user ? `, run by the user ${user.name}` : ''
    log.info(`made a PostgreSQL ${programs.version} database in ${place.cluster}${as}`)
  }
  const runFolder = await makeRunFolder(place.home, runDir, user)
  const logFile = join(dataDir, 'postgres.log')
  return { cluster: place.cluster, runFolder, logFile, programs, user, maxConnections }
}

const patienceMs = 15_000

type Raising = {
  plan: PostmasterPlan
  connection: SocketConnection
  log: LauncherLog
  signal: AbortSignal
}

/** Brings up a server that takes connections: the one found running, or a new one. */
async function raise(raising: Raising): Promise<Postmaster> {
  const { plan, connection, log, signal } = raising
  const adopted = await adopt(raising)
  if (adopted) return adopted
  const deadline = performance.now() + patienceMs
  for (;;) {
    const { pid, ended, ...rest } = await spawnPostmaster(plan)
    const giveUp = () => void stopProcess(pid)
    signal.addEventListener('abort', giveUp)
    const version = await awaitReady(connection, { ended, silenceMs: Infinity }, log).catch(
      async (error: unknown) => {
        // It runs and is of no use: nobody else would end it.
        await stopProcess(pid)
        throw error
      },
    )
    signal.removeEventListener('abort', giveUp)
    if (version) return { pid, ended, ...rest }
    const said = await ended
    // The orphans of a killed server hold its memory until they have noticed.
    const orphans = said.includes('pre-existing shared memory block')
    if (!orphans || performance.now() > deadline)
      throw new EmbeddedPostgresError(
        `The database in ${plan.cluster} did not start: ${lastWords(said)}.${adviceFor(said)}`,
      )
    await sleep(200)
  }
}

async function adopt({ plan, connection, log }: Raising): Promise<Postmaster | undefined> {
  const found = await findPostmaster(plan.cluster)
  if (found?.pidTaken) await disownPidFile(plan.cluster)
  if (!found?.alive) return undefined
  const postmaster = await adoptPostmaster(found, plan)
  if (postmaster) {
    const { ended } = postmaster
    const version = await awaitReady(connection, { ended, silenceMs: patienceMs }, log)
    if (version === plan.programs.version) return postmaster
  }
  log.info(
    'a database server of an earlier start runs in another way than this one wants; starting it anew',
  )
  await stopProcess(found.pid)
  return undefined
}

/** Raises the server again, with growing pauses, whenever it ends without our asking. */
function keepRunning(
  first: Postmaster,
  deps: { raiseAgain: () => Promise<Postmaster>; stopping: AbortController; log: LauncherLog },
) {
  const { raiseAgain, stopping, log } = deps
  const { signal } = stopping
  let current: Postmaster | undefined = first
  const watching = watch()

  async function watch(): Promise<void> {
    let pauseMs = 0
    while (current) {
      const startedAt = performance.now()
      const how = await current.ended
      current = undefined
      if (signal.aborted) return
      if (performance.now() - startedAt > 60_000) pauseMs = 0
      log.error(`the database ended unexpectedly (${how}); starting it again`)
      while (!current && !signal.aborted) {
        await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
        pauseMs = Math.min(Math.max(pauseMs * 2, 100), 10_000)
        if (!signal.aborted) current = await raiseOrSay()
      }
    }
  }

  async function raiseOrSay(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await raiseAgain()
      log.info('the database runs again')
      return postmaster
    } catch (error) {
      if (!signal.aborted) log.error(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  async function stop(): Promise<void> {
    // An adopted server is watched by a timer that does not keep the process alive; this wait has to.
    const hold = setInterval(() => undefined, 1000)
    stopping.abort()
    if (current) await stopProcess(current.pid)
    await watching
    clearInterval(hold)
  }

  return { stop }
}

function urlOf({ host, port, user, database }: SocketConnection): string {
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`
}
