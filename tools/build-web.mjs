import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runQuietly } from './run.mjs'
import {
  fingerprint,
  readNote,
  root,
  runFolder,
  say,
  secondsSince,
  toolEnvironment,
} from './workplace.mjs'

const dist = join(root, 'web/dist')
const stamp = '.built-from'

/** All that the built client depends on. */
const sources = () =>
  fingerprint(['web', 'contract/src', 'CHANGELOG.md', 'package-lock.json', 'tsconfig.base.json'])

export const isWebBuilt = () => readNote(join(dist, stamp)) === sources()

/** Builds the client beside and then swaps it in, unless the built one is of these very sources. Throws when it fails. */
export async function buildWeb(node) {
  const from = sources()
  if (readNote(join(dist, stamp)) === from) return
  const startedAt = Date.now()
  say('Building the web client (the first time, and when its sources have changed).')
  const making = join(runFolder, 'web-dist')
  const old = join(runFolder, 'web-dist-old')
  mkdirSync(runFolder, { recursive: true })
  rmSync(making, { recursive: true, force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const outDir = relative(join(root, 'web'), making)
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
  const { code, output } = await runQuietly(node, args, {
    cwd: join(root, 'web'),
    env: toolEnvironment(node, { NODE_ENV: 'production' }),
  })
  if (code !== 0) throw new Error(`The web client could not be built:\n${output.trim()}`)
  writeFileSync(join(making, stamp), `${from}\n`)
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
