import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { adviceFor, lastWords } from './last-words.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { type RuntimeUser, runProgram } from './runtime-user.ts'

/** The database's only role; who reaches the socket is trusted. */
export const databaseUser = 'atelier'

/**
 * Makes the database's files when there are none (about a second), else checks that this PostgreSQL can open them.
 * They are made beside and then renamed, so that a killed start leaves nothing half-made.
 */
export async function ensureCluster(
  cluster: string,
  programs: PostgresPrograms,
  user: RuntimeUser | undefined,
): Promise<{ made: boolean }> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined) {
    assertMajor(cluster, version.trim(), programs)
    return { made: false }
  }
  if (await readdir(cluster).catch(() => undefined))
    throw new EmbeddedPostgresError(
      `${cluster} exists but holds no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    )
  await removeHalfMade(cluster)
  const making = `${cluster}.making-${process.pid}`
  await mkdir(making, { mode: 0o700 })
  if (user) await chown(making, user.uid, user.gid)
  const { ok, output } = await runProgram(join(programs.bin, 'initdb'), initArguments(making), user)
  if (!ok) {
    await rm(making, { recursive: true, force: true })
    const reason = lastWords(output)
    throw new EmbeddedPostgresError(
      `The database could not be made in ${cluster}: ${reason}.${adviceFor(reason)}`,
    )
  }
  await rename(making, cluster)
  await syncFolder(dirname(cluster))
  return { made: true }
}

const initArguments = (folder: string) => [
  ...['-D', folder, '-U', databaseUser, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

function assertMajor(cluster: string, found: string, programs: PostgresPrograms): void {
  if (found === String(programs.major)) return
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Atelier brings PostgreSQL ${programs.major}. ` +
      'Make a backup with the Atelier that ran before and restore it with this one into an empty data folder, ' +
      `or set DATABASE_URL to a server of PostgreSQL ${found}.`,
  )
}

async function removeHalfMade(cluster: string): Promise<void> {
  const parent = dirname(cluster)
  for (const name of await readdir(parent))
    if (name.startsWith(`${basename(cluster)}.making-`))
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5 })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
