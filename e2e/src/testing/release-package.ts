// A release as npm would install it into an empty folder: what it packs, beside the packages that it names and no others. They are those
// of this checkout, so that nothing has to be fetched.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

type Manifest = {
  bin: { atelier: string }
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** `command` is the program `atelier` of it. */
export type InstalledRelease = { folder: string; command: string; remove(): Promise<void> }

export async function installRelease(): Promise<InstalledRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-release-'))
  await run(process.execPath, [join(root, 'tools/release.mjs'), folder])
  const [packed = ''] = await readdir(folder)
  const modules = join(folder, 'node_modules')
  const home = join(modules, 'atelier')
  await mkdir(home, { recursive: true })
  await run('tar', ['-xzf', join(folder, packed), '-C', home, '--strip-components=1'])
  const manifest: Manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const installed = join(root, 'node_modules', name)
    if (!existsSync(installed)) continue
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(installed, join(modules, name))
  }
  return {
    folder,
    command: join(home, manifest.bin.atelier),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
