import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
/** Node's, as tools/start.mjs starts a server: the built one where SERVER_PROGRAM names it, else the sources. */
export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  ...['--import', new URL('tools/quick-imports.mjs', root).href],
  process.env.SERVER_PROGRAM ?? fileURLToPath(new URL('server/src/main.ts', root)),
]
/** Where Node keeps what it has compiled of the server, for all processes of the tests. */
export const compileCache = fileURLToPath(new URL('.run/compile-cache', root))

/** A server as its own process, on a port that it chooses, with nothing of our own environment but PATH; compiled once for all. */
export function spawnServer(env: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, serverArguments, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      LOCAL_MODELS: 'off',
      PORT: '0',
      ...env,
    },
  })
}
