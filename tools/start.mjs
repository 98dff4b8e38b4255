// npm start: brings what is needed up to date, then runs the server until it ends.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { whenNpmIsGone } from './end-with-npm.mjs'
import { endAs, forwardSignals } from './run.mjs'
import { setUp } from './set-up.mjs'
import { root, toolEnvironment } from './workplace.mjs'

const node = await setUp({ web: true })
const server = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    ...['--import', new URL('./end-with-parent.mjs', import.meta.url).href],
    join(root, 'server/src/main.ts'),
  ],
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: toolEnvironment(node) },
)
forwardSignals(server)
whenNpmIsGone(() => server.kill('SIGTERM'))
endAs(server)
