// npm run types: checks the types of every package, two at a time. What has not changed since the last check is not checked again.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { findNode, root, runFolder, say, secondsSince, toolEnvironment } from './workplace.mjs'

const packages = ['web', 'server', 'engines', 'e2e', 'contract', 'web/build', 'bench']
const waiting = packages.filter((name) => existsSync(join(root, name, 'tsconfig.json')))
const node = findNode()
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const memory = join(runFolder, 'types')
mkdirSync(memory, { recursive: true })

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const startedAt = Date.now()
    const known = join(memory, `${name.replaceAll('/', '-')}.tsbuildinfo`)
    const { code, output } = await runQuietly(
      node,
      [tsc, '-p', name, '--incremental', '--tsBuildInfoFile', known],
      { env: toolEnvironment(node) },
    )
    if (code === 0) say(`${name}: types fit (${secondsSince(startedAt)})`)
    else {
      say(`${name}: types do not fit\n${output.trim()}`)
      process.exitCode = 1
    }
  }
}

await Promise.all([work(), work()])
