import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, runQuietly } from './run.mjs'
import {
  hashOf,
  isNewEnough,
  nodePackages,
  readNote,
  root,
  runFolder,
  say,
  secondsSince,
} from './workplace.mjs'

const lockFile = join(root, 'package-lock.json')
// npm ci begins by emptying node_modules, so a killed one leaves no stamp.
const stamp = join(root, 'node_modules/.installed')

const wantedStamp = () => `${hashOf(lockFile)} ${process.platform}-${process.arch}`

export const isInstalled = () => readNote(stamp) === wantedStamp()

/** Installs exactly what package-lock.json says, unless that is in place. Throws when npm fails. */
export async function install() {
  if (isInstalled()) return
  if (!isInstalledByHand()) {
    const startedAt = Date.now()
    say(
      'Installing (the first time, and when package-lock.json has changed); this may take a minute.',
    )
    const node = await fetchNode()
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
    const { file, args: all, env } = npm(args, node)
    const code = await run(file, all, { env })
    if (code !== 0) throw new Error(`npm ci ended with ${code}; see what it says above.`)
    rmSync(bootFolder, { recursive: true, force: true })
    say(`Installed in ${secondsSince(startedAt)}.`)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, `${wantedStamp()}\n`)
}

/** How to run npm by that Node: the npm that started us, else the first in PATH. */
export function npm(args, node) {
  const windows = process.platform === 'win32'
  const env = { ...process.env, PATH: `${dirname(node)}${windows ? ';' : ':'}${process.env.PATH}` }
  const { npm_execpath: script } = process.env
  if (script && /\bnpm-cli\.[cm]?js$/.test(script) && existsSync(script))
    return { file: node, args: [script, ...args], env }
  return { file: windows ? 'npm.cmd' : 'npm', args, env }
}

const bootFolder = join(runFolder, 'node')

/**
 * The Node to install with. An older one would leave out optional packages that are not for it, native parts among
 * them, so the product's own Node comes first, exactly as package-lock.json has it. Where it cannot be had, what
 * npm does with the old one is the best there is.
 */
async function fetchNode() {
  if (isNewEnough) return process.execPath
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const name = nodePackages.find((candidate) => packages[`node_modules/${candidate}`])
  if (!name) return process.execPath
  const { optional: _optional, ...entry } = packages[`node_modules/${name}`]
  const manifest = { private: true, dependencies: { [name]: entry.version } }
  const lock = { lockfileVersion: 3, packages: { '': manifest, [`node_modules/${name}`]: entry } }
  rmSync(bootFolder, { recursive: true, force: true })
  mkdirSync(bootFolder, { recursive: true })
  writeFileSync(join(bootFolder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(bootFolder, 'package-lock.json'), JSON.stringify(lock))
  const options = ['ci', '--no-audit', '--no-fund', '--prefix', bootFolder]
  const { file, args, env } = npm(options, process.execPath)
  await runQuietly(file, args, { cwd: bootFolder, env })
  const node = join(bootFolder, 'node_modules', name, 'bin/node')
  const { code } = await runQuietly(node, ['--version'])
  return code === 0 ? node : process.execPath
}

/** Whether somebody's own npm install has left exactly what the lock file says. npm notes what it has put in place, and sometimes what it only reckoned with. */
function isInstalledByHand() {
  const placed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(placed)) return false
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
