// npm run atelier -- <command>: what an operator does beside the server; see server/src/commands/usage.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endAs, forwardSignals } from './run.mjs'
import { compileCache, serverArguments } from './server-arguments.mjs'
import { setUp } from './set-up.mjs'
import { root, toolEnvironment } from './workplace.mjs'

const node = await setUp({ built: false, extent: 'start' })
const command = spawn(
  node,
  [...serverArguments, join(root, 'server/src/commands/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: toolEnvironment(node, compileCache) },
)
forwardSignals(command)
endAs(command)
