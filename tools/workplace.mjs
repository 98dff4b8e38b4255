// What the tools share about this checkout. Runs on any Node from 18 on, with nothing installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const lockFile = join(root, 'package-lock.json')

/** Notes and locks of the tools; ignored by git. */
export const runFolder = join(root, '.run')

const wantedMajor = 24

/** Whether the Node that runs this tool can run the product. */
export const isNewEnough = Number(process.versions.node.split('.')[0]) >= wantedMajor

/** The lines of Node that all native parts are for, and from which on. By another, npm would leave some of them out. */
export const installers = { 20: 19, 22: 13 }

const [major, minor] = process.versions.node.split('.').map(Number)

/** Whether npm leaves nothing out when it is run by the Node that runs this tool. */
export const canInstall = isNewEnough || minor >= installers[major]

const platform = `${process.platform}-${process.arch}`.replace('win32', 'win')

/** The packages that may bring a Node for this machine. */
export const nodePackages = [`node-${platform}`, `node-bin-${platform}`]

/** Where such a package has it. */
export const nodeFile = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'

function findOwnNode() {
  const places = nodePackages.map((name) => join(root, 'node_modules', name, nodeFile))
  return isNewEnough ? process.execPath : places.find((place) => existsSync(place))
}

/** Whether there is a Node to run the product on. True as well where none can be brought. */
export const hasNode = () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const isBrought = nodePackages.some((name) => packages[`node_modules/${name}`])
  return findOwnNode() !== undefined || !isBrought
}

/** The Node that the product runs on: this one when it is new enough, else the one that was installed with the product. */
export function findNode() {
  const node = findOwnNode()
  if (node) return node
  throw new Error(
    `Atelier needs Node ${wantedMajor}, and none comes with it for ${platform}. Install Node ${wantedMajor} or later.`,
  )
}

/** The environment for programs of this checkout: that Node and the installed commands come first. */
export function toolEnvironment(node, extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH]
  return { ...process.env, PATH: path.join(separator), ...extra }
}

/** One text for the state of files: changes when any was added, removed or written. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, join(root, path), path)
  return hash.digest('hex')
}

function addTo(hash, path, name) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) {
    hash.update(`${name}\0${found.size}\0${found.mtimeMs}\n`)
    return
  }
  for (const entry of readdirSync(path).sort())
    if (entry !== 'node_modules' && entry !== 'dist')
      addTo(hash, join(path, entry), `${name}/${entry}`)
}

export const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

export const readNote = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
