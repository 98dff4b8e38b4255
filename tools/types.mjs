// npm run types: checks the types of every package, two at a time. What has not changed since the last check is not checked again.
// Those of the contract and of the engines are checked with the server's, which imports nearly all of them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { findNode, root, runFolder, say, secondsSince, toolEnvironment } from './workplace.mjs'

const waiting = ['server', 'web', 'e2e', 'web/build']
const node = findNode()
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const memory = join(runFolder, 'types')
mkdirSync(memory, { recursive: true })

// A check that nobody waits for any more takes no further processor.
const over = new AbortController()
process.once('SIGTERM', () => over.abort())

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const startedAt = Date.now()
    const known = join(memory, `${name.replaceAll('/', '-')}.tsbuildinfo`)
    const { code, output } = await runQuietly(
      node,
      // Each checker of a program finds out anew what the others know: four take twice what one takes.
      [tsc, '-p', name, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known],
      { env: toolEnvironment(node), signal: over.signal },
    )
    if (code === 0) say(`${name}: types fit (${secondsSince(startedAt)})`)
    else {
      say(`${name}: types do not fit\n${output.trim()}`)
      process.exitCode = 1
    }
  }
}

await Promise.all([work(), work()])
