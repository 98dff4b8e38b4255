// What every command begins with: install and build when something has changed.
import { fetchNode, forgetNode } from './boot-node.mjs'
import { buildWeb, buildWebApart, isWebBuilt } from './build-web.mjs'
import { extentOf, install, isInstalled, takeInstallByHand } from './install.mjs'
import { whileAlone } from './setup-lock.mjs'
import { findNode } from './workplace.mjs'

/**
 * Resolves with the Node to go on with. `web` asks for a built client, `extent` says how much is installed (install.mjs). Says what is wrong
 * and ends the process when that cannot be had.
 */
export async function setUp({ web, extent }) {
  try {
    if (!isInstalled(extent) || (web && !isWebBuilt()))
      await whileAlone(() => installAndBuild(web, extentOf(extent)))
    return findNode()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function installAndBuild(web, extent) {
  if (!isInstalled('all')) takeInstallByHand()
  const node = isInstalled(extent) ? Promise.resolve(findNode()) : fetchNode()
  const tasks = [install(extent, node)]
  // Where the packages hold nothing to build with, the client is built beside the install.
  if (web && extent === 'start' && !isInstalled('all') && !isWebBuilt())
    tasks.push(buildWebApart(node))
  const results = await Promise.allSettled(tasks)
  forgetNode()
  for (const { status, reason } of results) if (status === 'rejected') throw reason
  if (web && !isWebBuilt()) await buildWeb(findNode(), { checked: false })
}
