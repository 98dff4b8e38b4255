import { join } from 'node:path'
import { root, runFolder } from './workplace.mjs'

/** Node's arguments for the server, before `main.ts`. */
export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  // MiB for what has just been made: by default a start alone makes 40 MiB more resident, and nothing gives them back.
  '--max-semi-space-size=8',
  ...['--import', new URL('./quick-imports.mjs', import.meta.url).href],
]

export const serverMain = join(root, 'server/src/main.ts')

/** Node keeps compiled code there, so that the next start need not compile again. */
export const compileCache = { NODE_COMPILE_CACHE: join(runFolder, 'compile-cache') }
