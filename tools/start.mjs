// npm start: brings what is needed up to date, then runs the server until it ends.
import { spawn } from 'node:child_process'
import { serverProgram } from './build-server.mjs'
import { compressRest, isWebUnchecked } from './build-web.mjs'
import { whenNpmIsGone } from './end-with-npm.mjs'
import { endAs, forwardSignals } from './run.mjs'
import { compileCache, serverArguments } from './server-arguments.mjs'
import { setUp } from './set-up.mjs'
import { toolEnvironment } from './workplace.mjs'

const node = await setUp({ built: true, extent: 'start' })
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
const server = spawn(node, [...serverArguments, '--import', endWithParent, serverProgram()], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: toolEnvironment(node, compileCache),
})
if (isWebUnchecked()) compressRest(node)
forwardSignals(server)
whenNpmIsGone(() => server.kill('SIGTERM'))
endAs(server)
