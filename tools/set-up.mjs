// What every command begins with: install and build when something has changed.
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { install, isInstalled } from './install.mjs'
import { whileAlone } from './setup-lock.mjs'
import { findNode } from './workplace.mjs'

/** Resolves with the Node to go on with. Says what is wrong and ends the process when that cannot be had. */
export async function setUp({ web }) {
  try {
    if (!isInstalled()) await whileAlone(install)
    const node = findNode()
    if (web && !isWebBuilt()) await whileAlone(() => buildWeb(node))
    return node
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
