// Where the database's files are: DATA_DIR/postgres. Under root they must be reachable for the ordinary user who runs
// PostgreSQL; where they are not (a root home with mode 700), they live in /var/lib/atelier/<instance id>/postgres and
// DATA_DIR/postgres is a link to there.
import { execFile } from 'node:child_process'
import {
  access,
  constants,
  cp,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { keepInstanceId } from '../../data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findPostmaster, stopProcess } from './postmaster-process.ts'
import { canReach, isRoot, type RuntimeUser } from './runtime-user.ts'

/** Where the programs and the files go when the user who runs PostgreSQL cannot reach the data folder. */
export const outsideRoot = '/var/lib/atelier'

/** `home` holds `postgres` (the files, perhaps not made yet) and by default `run` (the socket). */
export type ClusterPlace = { home: string; cluster: string; outside: boolean }

/** Finds or decides where the files are, and moves those that can no longer be reached. */
export async function placeCluster(
  dataDir: string,
  user: RuntimeUser | undefined,
): Promise<ClusterPlace> {
  const inside = join(dataDir, 'postgres')
  const found = await lstat(inside).catch(() => undefined)
  if (found?.isSymbolicLink()) return followLink(dataDir, inside)
  if (!user || (await canReach(dataDir, user)))
    return { home: dataDir, cluster: inside, outside: false }
  const home = join(outsideRoot, await keepInstanceId(dataDir))
  await mkdir(home, { recursive: true, mode: 0o755 })
  await claim(home, dataDir)
  const cluster = join(home, 'postgres')
  if (found) await move(inside, cluster)
  return { home, cluster, outside: true }
}

/** Leaves the link in the data folder that leads to files outside of it. */
export async function linkCluster(dataDir: string, place: ClusterPlace): Promise<void> {
  if (!place.outside) return
  await symlink(place.cluster, join(dataDir, 'postgres')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function followLink(dataDir: string, inside: string): Promise<ClusterPlace> {
  const cluster = await readlink(inside)
  const home = dirname(cluster)
  if (!(await lstat(cluster).catch(() => undefined)))
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} was kept in ${cluster}, which is not there. ` +
        `Put it back, or restore a backup. Only to begin with an empty database, remove ${inside}.`,
    )
  if (isRoot()) await claim(home, dataDir)
  return { home, cluster, outside: true }
}

/** Notes whose files these are, and refuses when a copy of the data folder would share them with the original. */
async function claim(home: string, dataDir: string): Promise<void> {
  const note = join(home, 'data-folder')
  const claimed = (await readFile(note, 'utf8').catch(() => '')).trim()
  if (claimed === dataDir) return
  const others = claimed ? await readlink(join(claimed, 'postgres')).catch(() => '') : ''
  if (others && dirname(others) === home)
    throw new EmbeddedPostgresError(
      `${dataDir} is a copy of ${claimed}, and the database in ${home} belongs to that one. ` +
        'Remove instance-id and postgres from the copy to begin anew, and restore a backup into it.',
    )
  await writeFile(note, `${dataDir}\n`)
}

async function move(from: string, to: string): Promise<void> {
  const running = await findPostmaster(from)
  if (running?.alive) await stopProcess(running.pid)
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const moving = `${to}.moving`
    await rm(moving, { recursive: true, force: true })
    await cp(from, moving, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
    await promisify(execFile)('sync')
    await rename(moving, to)
    await rm(from, { recursive: true })
  }
}

/** Gives a folder and all in it to the user, unless it is his already. */
export async function giveTo(user: RuntimeUser | undefined, folder: string): Promise<void> {
  if (!user) return
  const { uid } = await lstat(folder)
  if (uid === user.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await giveTo(user, join(folder, entry.name))
    else await lchown(join(folder, entry.name), user.uid, user.gid)
  await lchown(folder, user.uid, user.gid)
}

/** Says so when an ordinary user meets files that a start as root has made. */
export async function assertOwn(cluster: string, user: RuntimeUser | undefined): Promise<void> {
  if (user) return
  const found = await lstat(cluster).catch(() => undefined)
  if (!found) return
  const own = await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => found.uid === process.getuid?.(),
    () => false,
  )
  if (!own)
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to user id ${found.uid}, because the server was started as root or as ` +
        'somebody else before. Start it as before, or give that folder to yourself (chown -R).',
    )
}
