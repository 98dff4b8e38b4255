// A server of any version of the product over a data folder, with a database of its own.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { get } from '../proc.mjs'
import { sleep } from '../stats.mjs'

/** A start makes or migrates a database. */
const longestStartMs = 180_000
const longestEndMs = 60_000

/** Starts the product that lies in `folder`; resolves when it is ready. Throws when it does not come up. */
export async function startVersion(folder, { dataDir, port, environment, logFile }) {
  const tools = pathToFileURL(join(folder, 'tools/server-arguments.mjs')).href
  const { serverArguments, serverMain } = await import(tools)
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, [...serverArguments, serverMain], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOCAL_MODELS: 'off',
      ...environment,
    },
  })
  const base = `http://127.0.0.1:${port}`
  const over = new Promise((resolve) => child.once('exit', resolve))
  const deadline = Date.now() + longestStartMs
  // The oldest versions know no other sign of being ready.
  while ((await get(`${base}/api/config/querySite`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server ended while it started: ${logFile}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not come up: ${logFile}`)
    }
    await sleep(100)
  }
  return {
    base,
    /** Ends it at once, if it has not ended. */
    kill: () => child.kill('SIGKILL'),
    /** Ends it in order; throws when it does not end, or not in order. */
    async stop() {
      child.kill('SIGTERM')
      const code = await Promise.race([over, sleep(longestEndMs).then(() => 'late')])
      if (code === 'late') child.kill('SIGKILL')
      if (code !== 0) throw new Error(`the server ended with ${code}: ${logFile}`)
    },
  }
}
