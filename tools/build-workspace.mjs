import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { runQuietly } from './run.mjs'
import { root, runFolder, toolEnvironment } from './workplace.mjs'

/** Where a workspace's build lies. */
export const distOf = (workspace) => join(root, workspace, 'dist')

/** The note in it that says what it was built from. */
export const stampOf = (workspace) => join(distOf(workspace), '.built-from')

/**
 * Runs Vite on a workspace as it lies in `place`, by the packages there, and swaps what it makes in as the workspace's `dist` here, with that
 * note. Throws what Vite says when it fails; what was there stays.
 */
export async function buildWorkspace(node, { workspace, place, note, settings = {} }) {
  const dist = distOf(workspace)
  const making = join(runFolder, `${workspace}-dist`)
  const old = join(runFolder, `${workspace}-dist-old`)
  mkdirSync(runFolder, { recursive: true })
  rmSync(making, { recursive: true, force: true })
  const cwd = join(place, workspace)
  const vite = join(place, 'node_modules/vite/bin/vite.js')
  const outDir = relative(cwd, making)
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
  const env = toolEnvironment(node, { NODE_ENV: 'production', ...settings })
  const { code, output } = await runQuietly(node, args, { cwd, env })
  if (code !== 0) throw new Error(output.trim())
  writeFileSync(join(making, basename(stampOf(workspace))), `${note}\n`)
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(dist, old)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(making, dist)
  rmSync(old, { recursive: true, force: true })
}
