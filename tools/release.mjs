// npm run release: packs the product with its client built, as atelier-<version>.tgz in this folder or the one that is named
// (docs/operating/releases.md).
import { join, resolve } from 'node:path'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { npm } from './npm-command.mjs'
import { run, runQuietly } from './run.mjs'
import { setUp } from './set-up.mjs'
import { whileAlone } from './setup-lock.mjs'
import { isNewEnough, root, runFolder, say, toolEnvironment } from './workplace.mjs'

const node = await setUp({ built: false, extent: 'all' })
const quiet = '--disable-warning=ExperimentalWarning'
const [into = root] = process.argv.slice(2)
// Types are taken out by Node itself, by one that can.
if (isNewEnough) await release(resolve(into))
else
  process.exitCode = await run(node, [quiet, join(root, 'tools/release.mjs'), resolve(into)], {
    env: toolEnvironment(node),
  })

async function release(target) {
  await whileAlone(async () => {
    await buildServer(node)
    await buildWeb(node, { checked: true })
  })
  const { makePackageFolder } = await import('./release/package-folder.mjs')
  const folder = join(runFolder, 'release')
  const { version } = makePackageFolder(folder)
  const pack = npm(['pack', '--silent', '--offline', '--pack-destination', target], node)
  const { code, output } = await runQuietly(pack.file, pack.args, { cwd: folder, env: pack.env })
  if (code !== 0) throw new Error(`npm pack ended with ${code}:\n${output}`)
  say(`atelier-${version}.tgz: npx ./atelier-${version}.tgz starts it.`)
}
