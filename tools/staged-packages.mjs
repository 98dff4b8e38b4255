// Packages are installed in a folder of their own and then moved into place, so that a server that runs from this checkout keeps what it
// runs on, and an install that is cut off leaves what was there.
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './npm-command.mjs'
import { runQuietly } from './run.mjs'
import { root, runFolder } from './workplace.mjs'

/** Runs `npm ci` with these arguments on the manifests of this checkout. Resolves with the folder; throws what npm says. */
export async function stagePackages(name, args, node) {
  const folder = join(runFolder, name)
  rmSync(folder, { recursive: true, force: true })
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = workspaces.map((workspace) => join(workspace, 'package.json'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  const command = npm(['ci', '--include=optional', '--loglevel=error', ...args], node)
  const { code, output } = await runQuietly(command.file, command.args, {
    cwd: folder,
    env: command.env,
  })
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
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(join(folder, 'node_modules'), place)
  rmSync(folder, { recursive: true, force: true })
  rmSync(old, { recursive: true, force: true })
}
