// npm run types: checks the types of every package, two at a time.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { findNode, root, say, secondsSince, toolEnvironment } from './workplace.mjs'

const packages = ['web', 'server', 'engines', 'e2e', 'contract', 'web/build', 'bench']
const waiting = packages.filter((name) => existsSync(join(root, name, 'tsconfig.json')))
const node = findNode()
const tsc = join(root, 'node_modules/typescript/bin/tsc')

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const startedAt = Date.now()
    const { code, output } = await runQuietly(node, [tsc, '-p', name], {
      env: toolEnvironment(node),
    })
    if (code === 0) say(`${name}: types fit (${secondsSince(startedAt)})`)
    else {
      say(`${name}: types do not fit\n${output.trim()}`)
      process.exitCode = 1
    }
  }
}

await Promise.all([work(), work()])
