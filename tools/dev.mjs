// npm run dev: the server, restarted when its sources change, and Vite's development server for the client behind it.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { whenNpmIsGone } from './end-with-npm.mjs'
import { serverArguments, serverMain } from './server-arguments.mjs'
import { setUp } from './set-up.mjs'
import { root, say, toolEnvironment } from './workplace.mjs'

const node = await setUp({ built: false, extent: 'all' })
const port = process.env.PORT ?? '3000'
const webPort = await findFreePort()
const env = toolEnvironment(node, {
  PORT: port,
  WEB_DEV_URL: `http://127.0.0.1:${webPort}`,
})

const vite = join(root, 'node_modules/vite/bin/vite.js')
const children = [
  spawn(
    node,
    [
      vite,
      '--host',
      '127.0.0.1',
      '--port',
      String(webPort),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    { cwd: join(root, 'web'), stdio: ['ignore', 'inherit', 'inherit'], env },
  ),
  spawn(node, [...serverArguments, '--watch', '--watch-preserve-output', serverMain], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  }),
]
say(`Atelier in development: http://localhost:${port} (client from Vite on port ${webPort}).`)

for (const child of children) child.once('exit', (code) => end(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
whenNpmIsGone(() => end(0))

let ending = false
function end(code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}

function findFreePort() {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
