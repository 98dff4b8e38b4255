import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Where Node keeps what it has compiled of the server, for all processes of the tests. */
export const compileCache = fileURLToPath(new URL('../../../.run/compile-cache', import.meta.url))

/** A server as its own process, on a port that it chooses, with nothing of our own environment but PATH; compiled once for all. */
export function spawnServer(env: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      LOCAL_MODELS: 'off',
      PORT: '0',
      ...env,
    },
  })
}
