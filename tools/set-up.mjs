// What every command begins with: install and build when something has changed.
import { fetchNode, forgetNode } from './boot-node.mjs'
import { buildServer, isServerBuilt } from './build-server.mjs'
import { buildApart, buildWeb, isWebBuilt } from './build-web.mjs'
import { extentOf, install, isInstalled, takeInstallByHand } from './install.mjs'
import { whileAlone } from './setup-lock.mjs'
import { findNode } from './workplace.mjs'

/**
 * Resolves with the Node to go on with. `built` asks for what a start runs, `extent` says how much is installed (install.mjs). Says what is
 * wrong and ends the process when that cannot be had. Of a server whose sources have changed a start runs the sources, where no package is
 * there to build it with.
 */
export async function setUp({ built, extent }) {
  const isBuilt = () => isWebBuilt() && (isServerBuilt() || !isInstalled('all'))
  try {
    if (!isInstalled(extent) || (built && !isBuilt()))
      await whileAlone(() => installAndBuild(built, extentOf(extent)))
    return findNode()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function installAndBuild(built, extent) {
  if (!isInstalled('all')) takeInstallByHand()
  const node = isInstalled(extent) ? Promise.resolve(findNode()) : fetchNode()
  const tasks = [install(extent, node)]
  // Where the packages hold nothing to build with, what is to be built is built beside the install.
  if (built && extent === 'start' && !isInstalled('all') && !isWebBuilt())
    tasks.push(buildApart(node))
  const results = await Promise.allSettled(tasks)
  forgetNode()
  for (const { status, reason } of results) if (status === 'rejected') throw reason
  if (!built) return
  if (isInstalled('all')) await buildServer(findNode())
  if (!isWebBuilt()) await buildWeb(findNode(), { checked: false })
}
