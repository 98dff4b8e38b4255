import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { runQuietly } from './run.mjs'
import { stagePackages } from './staged-packages.mjs'
import {
  fingerprint,
  readNote,
  root,
  runFolder,
  say,
  secondsSince,
  toolEnvironment,
} from './workplace.mjs'

export const dist = join(root, 'web/dist')
const stamp = join(dist, '.built-from')

/** All that the built client depends on. */
const parts = [
  'web',
  'contract/src',
  'CHANGELOG.md',
  'THIRD-PARTY.md',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The note of a client that was built for a start: its budgets were not looked at, and its files are compressed while it is in use. */
const unchecked = (from) => `${from} unchecked`
const isUnchecked = (note) => note.endsWith(' unchecked')

export function isWebBuilt() {
  const from = fingerprint(parts)
  return [from, unchecked(from)].includes(readNote(stamp))
}

/** Whether files of the built client may be left to compress. */
export const isWebUnchecked = () => isUnchecked(readNote(stamp))

/** Builds the client beside and then swaps it in, unless the built one is of these very sources. Throws when it fails. */
export async function buildWeb(node, { checked }) {
  const from = fingerprint(parts)
  if (readNote(stamp) === from || (!checked && isWebBuilt())) return
  await build(node, root, checked ? from : unchecked(from))
}

/** Builds the client from a copy of its sources, with packages that are gone again when it is built; `node` is on its way. */
export async function buildWebApart(node) {
  const from = fingerprint(parts)
  const tools = ['--include=dev', '--ignore-scripts', '--workspace', '@atelier/web']
  const folder = await stagePackages('client', tools, node)
  const filter = (path) => !['node_modules', 'dist'].includes(basename(path))
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter })
  await build(await node, folder, unchecked(from))
  rmSync(folder, { recursive: true, force: true })
}

/** Compresses what a build for a start has left, beside the server and only when nothing else is to be done. */
export function compressRest(node) {
  const rest = spawn(node, [join(root, 'web/build/compress-rest.ts'), dist], {
    stdio: 'ignore',
    env: toolEnvironment(node),
  })
  // Without it, files go out as a server compresses them.
  rest.once('error', () => undefined)
  rest.unref()
  process.once('exit', () => rest.kill())
}

async function build(node, place, note) {
  const startedAt = Date.now()
  say('Building the web client (the first time, and when its sources have changed).')
  const making = join(runFolder, 'web-dist')
  const old = join(runFolder, 'web-dist-old')
  mkdirSync(runFolder, { recursive: true })
  rmSync(making, { recursive: true, force: true })
  const vite = join(place, 'node_modules/vite/bin/vite.js')
  const outDir = relative(join(place, 'web'), making)
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
  const settings = { NODE_ENV: 'production', COMPRESS_LATER: isUnchecked(note) ? '1' : '' }
  const { code, output } = await runQuietly(node, args, {
    cwd: join(place, 'web'),
    env: toolEnvironment(node, settings),
  })
  if (code !== 0) throw new Error(`The web client could not be built:\n${output.trim()}`)
  writeFileSync(join(making, basename(stamp)), `${note}\n`)
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(dist, old)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(making, dist)
  rmSync(old, { recursive: true, force: true })
  say(`Built in ${secondsSince(startedAt)}.`)
}
