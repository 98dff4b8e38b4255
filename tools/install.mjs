import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeNode } from './boot-node.mjs'
import { moveIntoPlace, stagePackages } from './staged-packages.mjs'
import { removeUnloaded } from './unloaded-files.mjs'
import { hashOf, hasNode, lockFile, readNote, root, say, secondsSince } from './workplace.mjs'

// Within the packages, so that it comes and goes with them.
const stampName = '.installed'
const stamp = join(root, 'node_modules', stampName)

// How much is installed, the extent: `start` is what a server runs on, `all` also what the client is built with and all of it is checked by.
const stampOf = (extent) => `${hashOf(lockFile)} ${process.platform}-${process.arch} ${extent}`

/** Whether what package-lock.json says is in place, to that extent at least. */
export function isInstalled(extent) {
  const note = readNote(stamp)
  return hasNode() && (note === stampOf('all') || (extent === 'start' && note === stampOf('start')))
}

/** What to install where that much is asked for: a checkout that has had all keeps all. */
export const extentOf = (asked) =>
  asked === 'start' && readNote(stamp).endsWith(' all') ? 'all' : asked

const argumentsOf = {
  start: ['--omit=dev', '--workspace', '@atelier/server'],
  all: ['--include=dev'],
}

/** Takes what somebody's own npm install has left, where it is all. */
export function takeInstallByHand() {
  if (!isInstalledByHand()) return
  // The packages may be links to those of another checkout.
  rmSync(stamp, { force: true })
  writeFileSync(stamp, `${stampOf('all')}\n`)
}

/** Installs that much, unless it is in place; `node` is on its way. Throws when npm fails. */
export async function install(extent, node) {
  if (isInstalled(extent)) return
  const startedAt = Date.now()
  say(
    'Installing (the first time, and when package-lock.json has changed); this may take a minute.',
  )
  const folder = await stagePackages('packages', argumentsOf[extent], node)
  const modules = join(folder, 'node_modules')
  if (extent === 'start') {
    removeUnloaded(modules)
    placeNode(await node, modules)
  }
  writeFileSync(join(modules, stampName), `${stampOf(extent)}\n`)
  moveIntoPlace(folder)
  say(`Installed in ${secondsSince(startedAt)}.`)
}

/** Whether somebody's own npm install has left exactly what the lock file says. npm notes what it has put in place, and sometimes what it only reckoned with. */
function isInstalledByHand() {
  const placed = join(root, 'node_modules/.package-lock.json')
  // To what a start has left, npm install would add packages, and not the files that a start does without.
  if (!existsSync(placed) || readNote(stamp).endsWith(' start')) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const found = JSON.parse(readFileSync(placed, 'utf8')).packages
  const paths = Object.keys(wanted).filter((path) => path.startsWith('node_modules/'))
  return (
    paths.every((path) =>
      found[path]
        ? found[path].version === wanted[path].version && existsSync(join(root, path))
        : wanted[path].optional,
    ) && Object.keys(found).every((path) => wanted[path])
  )
}
