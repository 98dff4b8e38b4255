// An installation of several servers over one database and one storage, each a process that can be killed and started again.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/start-embedded-postgres.ts'
import { serverProgram } from '../../tools/build-server.mjs'
import { compileCache, serverArguments } from '../../tools/server-arguments.mjs'
import { get } from './proc.mjs'
import { sleep } from './stats.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** What answers under way get when a server ends. */
const stopGraceMs = 15_000

const setClock = new URL('weather/set-clock.mjs', import.meta.url).href

/** `name` tells whose logs they are; `environment` is what the servers get beside what each needs; `clocks` says that theirs are set. */
export async function startInstallation({
  name: whose,
  webs,
  workers,
  environment,
  logDir,
  clocks = false,
}) {
  const parent = mkdtempSync(join(tmpdir(), `atelier-${whose}-`))
  const databaseFolder = join(parent, 'database')
  mkdirSync(databaseFolder, { mode: 0o711 })
  const quiet = () => undefined
  const database = await startEmbeddedPostgres({
    dataDir: databaseFolder,
    log: { info: quiet, warn: quiet, error: quiet },
  })
  mkdirSync(logDir, { recursive: true })

  async function createServerProcess(role, nth) {
    const name = `${role}-${nth}`
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const log = openSync(join(logDir, `${whose}-${name}.log`), 'w')
    const clockFile = join(parent, `${name}.clock`)
    writeFileSync(clockFile, '0')
    let child
    const server = {
      name,
      base,
      isUp: false,
      get pid() {
        return child.pid
      },
      async start() {
        child = spawn(
          process.execPath,
          [...serverArguments, ...(clocks ? ['--import', setClock] : []), serverProgram()],
          {
            stdio: ['ignore', log, log],
            env: {
              PATH: process.env.PATH,
              HOME: process.env.HOME,
              ...compileCache,
              ROLE: role,
              PORT: String(port),
              HOST: '127.0.0.1',
              DATA_DIR: join(parent, name),
              DATABASE_URL: database.url,
              SECRET_KEY: 'the key of an installation of a bench',
              LOG_LEVEL: 'warn',
              LOCAL_MODELS: 'off',
              STOP_GRACE_S: String(stopGraceMs / 1000),
              CLOCK_FILE: clockFile,
              ...environment,
            },
          },
        )
        const started = child
        const deadline = Date.now() + 120_000
        while ((await get(`${base}/readyz`)) !== 200) {
          if (started.exitCode !== null) {
            // A database or storage that was away at the start: it is tried again, as any supervisor does.
            await sleep(1000)
            return server.start()
          }
          if (Date.now() > deadline) throw new Error(`${name} does not come up: see ${logDir}`)
          await sleep(100)
        }
        server.isUp = true
      },
      /** Whether it has ended, by itself or not. */
      get hasEnded() {
        return child.exitCode !== null || child.signalCode !== null
      },
      /** How far its clock is ahead, where clocks are set. */
      setClock: (aheadMs) => writeFileSync(clockFile, String(aheadMs)),
      /** Resolves with what it ended by. */
      async end(signal) {
        server.isUp = false
        if (child.exitCode !== null || child.signalCode !== null)
          return child.exitCode ?? child.signalCode
        const over = new Promise((resolve) => child.once('exit', (code, by) => resolve(code ?? by)))
        child.kill(signal)
        return over
      },
    }
    await server.start()
    return server
  }

  const servers = { web: [], worker: [] }
  // One after the other: the first makes the tables and the sites.
  for (let n = 1; n <= webs; n++) servers.web.push(await createServerProcess('web', n))
  for (let n = 1; n <= workers; n++) servers.worker.push(await createServerProcess('worker', n))
  const postmasterPid = () =>
    Number(readFileSync(join(databaseFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    servers,
    databaseUrl: database.url,
    postmasterPid,
    /** kill -9 of the whole database; it is raised again by itself. */
    /** Ends it in order: everybody is cut off. It is raised again by itself. */
    endDatabase: () => process.kill(postmasterPid(), 'SIGINT'),
    stopGraceMs,
    killDatabase: () => process.kill(postmasterPid(), 'SIGKILL'),
    async close() {
      for (const server of [...servers.web, ...servers.worker]) await server.end('SIGKILL')
      await database.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
