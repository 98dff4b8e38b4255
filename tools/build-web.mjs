import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildServer, serverParts } from './build-server.mjs'
import { buildWorkspace, distOf, stampOf } from './build-workspace.mjs'
import { stagePackages } from './staged-packages.mjs'
import { fingerprint, readNote, root, say, secondsSince, toolEnvironment } from './workplace.mjs'

const stamp = stampOf('web')

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

/** Builds client and server from copies of their sources, with packages that are gone again when they are built; `node` is on its way. */
export async function buildApart(node) {
  const from = fingerprint(parts)
  const tools = ['--include=dev', '--ignore-scripts', '--workspace', '@atelier/web']
  const folder = await stagePackages('client', tools, node)
  const filter = (path) => !['node_modules', 'dist'].includes(basename(path))
  for (const part of new Set([...parts, ...serverParts]))
    cpSync(join(root, part), join(folder, part), { recursive: true, filter })
  await buildServer(await node, folder)
  await build(await node, folder, unchecked(from))
  rmSync(folder, { recursive: true, force: true })
}

/** Compresses what a build for a start has left, beside the server and only when nothing else is to be done. */
export function compressRest(node) {
  const rest = spawn(node, [join(root, 'web/build/compress-rest.ts'), distOf('web')], {
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
  const settings = { COMPRESS_LATER: isUnchecked(note) ? '1' : '' }
  await buildWorkspace(node, { workspace: 'web', place, note, settings }).catch((error) => {
    throw new Error(`The web client could not be built:\n${error.message}`)
  })
  say(`Built in ${secondsSince(startedAt)}.`)
}
