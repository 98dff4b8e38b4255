import { writeSync } from 'node:fs'
import { explainFailure } from './explain-failure.ts'
import { collectWhenQuiet } from './platform/collect-when-quiet.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { watchStrayFailures } from './platform/stray-failures.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** However long something hangs, the process ends so long after the answers under way have had their time. */
const latestEndMs = 4500
/** A start ends between two of its steps, the longest of which makes a database. */
const latestStartEndMs = 20_000

/** What cannot be said, because nobody reads it any more, is no reason to fail. */
const say = (line: string) => {
  try {
    writeSync(1, `${line}\n`)
  } catch {
    // The terminal is gone.
  }
}

/** Ends in order on signals, and on an exception past everything, whether the server runs or is still being started. */
async function run(): Promise<number> {
  const config = readConfig(process.env)
  const ending = Promise.withResolvers<number>()
  const starting = new AbortController()
  let server: RunningServer | undefined
  const end = (exitCode: number) => {
    if (starting.signal.aborted) return
    starting.abort()
    ending.resolve(exitCode)
    say(
      server
        ? 'Atelier is ending; answers being written are stored first.'
        : 'Atelier is ending before it was ready.',
    )
    const latestMs = server ? config.STOP_GRACE_S * 1000 + latestEndMs : latestStartEndMs
    setTimeout(() => process.exit(1), latestMs).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0))
  watchStrayFailures(process, { log: createLog(config.LOG_LEVEL), end: () => end(1) })
  try {
    server = await startServer(config, { env: process.env, say, signal: starting.signal })
  } catch (error) {
    // What fails because it was ended is no failure.
    if (starting.signal.aborted) return ending.promise
    throw error
  }
  collectWhenQuiet()
  say(`Atelier is ready at ${server.address}`)
  if (server.operatorPath)
    say(`Open the operator's account, once, at ${server.address}${server.operatorPath}`)
  const exitCode = await ending.promise
  await server.stop()
  return exitCode
}

try {
  process.exit(await run())
} catch (error) {
  say(explainFailure(error, process.env))
  process.exit(1)
}
