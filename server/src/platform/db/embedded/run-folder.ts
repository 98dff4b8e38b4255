// The folder of the database's socket. Whoever reaches the socket is trusted, so it is open to its owner alone; and a
// socket's path may have about 100 bytes only, so that a deep data folder needs another place.
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isRoot, type RuntimeUser } from './runtime-user.ts'

/** Names the socket file; nothing listens on a network port. */
export const socketPort = 5432

const longestPath = 100

/** Makes the first fitting folder: the wanted one, else `run` in the database's home, else a short one by its name. */
export async function makeRunFolder(
  home: string,
  wanted: string | undefined,
  user: RuntimeUser | undefined,
): Promise<string> {
  const name = `atelier-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
  const short = [join(isRoot() ? '/run' : '/tmp', name), join('/tmp', name)]
  const problems: string[] = []
  for (const folder of wanted ? [wanted] : [join(home, 'run'), ...short]) {
    const problem = await prepare(folder, user).catch((error: Error) => error.message)
    if (!problem) return folder
    problems.push(`${folder}: ${problem}`)
  }
  throw new EmbeddedPostgresError(
    `There is no place for the database's socket. ${problems.join('; ')}. Set DATABASE_URL, or DATA_DIR to another folder.`,
  )
}

async function prepare(folder: string, user: RuntimeUser | undefined): Promise<string | undefined> {
  if (Buffer.byteLength(socketFile(folder)) > longestPath)
    return 'the path is too long for a socket'
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const owner = user?.uid ?? process.getuid?.()
  const found = await lstat(folder)
  if (!found.isDirectory()) return 'it is not a folder'
  if (found.uid !== owner) {
    if (!user) return 'it belongs to another user'
    await chown(folder, user.uid, user.gid)
  }
  await chmod(folder, 0o700)
  await tryListening(join(folder, '.try'))
  return undefined
}

// Some shared folders of virtual machines take files but no sockets.
async function tryListening(path: string): Promise<void> {
  await rm(path, { force: true })
  const server = createServer()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(path, done)
  })
  await new Promise((done) => server.close(done))
}

const socketFile = (folder: string) => join(folder, `.s.PGSQL.${socketPort}`)

/** Removes what a killed server left, since its lock names a process number that may be another's by now. */
export async function removeOldSocket(folder: string): Promise<void> {
  await rm(socketFile(folder), { force: true })
  await rm(`${socketFile(folder)}.lock`, { force: true })
}
