// Packages are installed in a folder of their own and then moved into place, so that a server that runs from this checkout keeps what it
// runs on, and an install that is cut off leaves what was there.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './npm-command.mjs'
import { runQuietly } from './run.mjs'
import { canInstall, root, runFolder } from './workplace.mjs'

/**
 * Runs `npm ci` with these arguments on the manifests of this checkout, by the Node that is here when it can: an older one leaves out
 * optional packages that are not for it, native parts among them, so it waits for the product's own, which is on its way. Resolves with the
 * folder; throws what npm says.
 */
export async function stagePackages(name, args, node) {
  const folder = join(runFolder, name)
  rmSync(folder, { recursive: true, force: true })
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = workspaces.map((workspace) => join(workspace, 'package.json'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  const runner = canInstall ? process.execPath : await node
  const ci = (more) => {
    const all = ['ci', '--include=optional', '--loglevel=error', ...args, ...more]
    const { file, args: words, env } = npm(all, runner)
    return runQuietly(file, words, { cwd: folder, env })
  }
  // The lock file says which version and what is in it, so nothing has to be asked again. What npm remembers of a package may be from before
  // that version, though, and then it has to ask.
  const remembered = await ci(['--prefer-offline'])
  const { code, output } = remembered.code === 0 ? remembered : await ci([])
  if (code !== 0) throw new Error(`npm ci ended with ${code}:\n${output.trim()}`)
  return folder
}

/** Puts the packages of that folder where this checkout has its own. */
export function moveIntoPlace(folder) {
  const place = join(root, 'node_modules')
  const old = join(runFolder, 'old-packages')
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(place, old)
  } catch (error) {
    // One that a container mounts there cannot be moved.
    if (['EBUSY', 'EXDEV', 'EPERM'].includes(error.code)) return copyIntoPlace(folder, place)
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(join(folder, 'node_modules'), place)
  linkWorkspaces(place)
  for (const done of [folder, old]) rmSync(done, { recursive: true, force: true })
}

function copyIntoPlace(folder, place) {
  for (const entry of readdirSync(place))
    rmSync(join(place, entry), { recursive: true, force: true })
  cpSync(join(folder, 'node_modules'), place, { recursive: true, verbatimSymlinks: true })
  linkWorkspaces(place)
  rmSync(folder, { recursive: true, force: true })
}

/** Windows knows no links by the way from here to there, so those of a moved folder lead to where it was. */
function linkWorkspaces(place) {
  if (process.platform !== 'win32') return
  for (const name of readdirSync(join(place, '@atelier'))) {
    const link = join(place, '@atelier', name)
    rmSync(link, { recursive: true, force: true })
    symlinkSync(join(root, name), link, 'junction')
  }
}
