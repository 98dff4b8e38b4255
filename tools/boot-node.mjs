// The product's own Node, from before anything is installed.
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './npm-command.mjs'
import { runQuietly } from './run.mjs'
import { isNewEnough, lockFile, nodeFile, nodePackages, runFolder } from './workplace.mjs'

const bootFolder = join(runFolder, 'node')

/** The Node to build with: the product's own, exactly as package-lock.json has it; where it cannot be had, the one that runs this tool. */
export async function fetchNode() {
  if (isNewEnough) return process.execPath
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const name = nodePackages.find((candidate) => packages[`node_modules/${candidate}`])
  if (!name) return process.execPath
  const { optional: _optional, ...entry } = packages[`node_modules/${name}`]
  const manifest = { private: true, dependencies: { [name]: entry.version } }
  const lock = { lockfileVersion: 3, packages: { '': manifest, [`node_modules/${name}`]: entry } }
  forgetNode()
  mkdirSync(bootFolder, { recursive: true })
  writeFileSync(join(bootFolder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(bootFolder, 'package-lock.json'), JSON.stringify(lock))
  const options = ['ci', '--no-audit', '--no-fund', '--prefix', bootFolder]
  const { file, args, env } = npm(options, process.execPath)
  await runQuietly(file, args, { cwd: bootFolder, env })
  const node = join(bootFolder, 'node_modules', name, nodeFile)
  const { code } = await runQuietly(node, ['--version'])
  return code === 0 ? node : process.execPath
}

/** Puts that Node among the packages of a folder, as npm would have: its program and its licence, without its headers. */
export function placeNode(node, modules) {
  if (!node.startsWith(bootFolder)) return
  const from = dirname(dirname(node))
  const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  for (const file of ['package.json', 'LICENSE', nodeFile]) {
    const to = join(modules, name, file)
    mkdirSync(dirname(to), { recursive: true })
    try {
      linkSync(join(from, file), to)
    } catch {
      copyFileSync(join(from, file), to)
    }
  }
  if (process.platform === 'win32') return
  mkdirSync(join(modules, '.bin'), { recursive: true })
  symlinkSync(join('..', name, nodeFile), join(modules, '.bin/node'))
}

export const forgetNode = () => rmSync(bootFolder, { recursive: true, force: true })
