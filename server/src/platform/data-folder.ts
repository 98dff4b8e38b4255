// The folder that holds all an installation keeps on disk. One server at a time: the lock is a kernel lock on
// server.lock (through SQLite, since Node has no flock of its own), so it ends with the process however that ends,
// holds between containers that share the folder, and cannot be taken by two starters at once. Nobody else may open
// server.lock in this process: closing any descriptor of it would drop the lock.
import { randomBytes, randomUUID } from 'node:crypto'
import {
  access,
  chmod,
  constants,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const secretKeyName = 'secret.key'

/** The folder cannot be used; the message says why and what to do, for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

export type DataFolder = {
  path: string
  /** What keys at rest are encrypted under: the given one, else the kept one. */
  secretKey: string
  /** What they may still be encrypted under, from before the key was changed. */
  olderKeys: string[]
  /** Names this installation; made once. */
  instanceId: string
  /** Lets another server have the folder. */
  release(): Promise<void>
}

/** Makes the folder when absent, checks that it can be written, and locks it. Throws DataFolderError. */
export async function openDataFolder(
  path: string,
  options: { secretKey?: string | undefined } = {},
): Promise<DataFolder> {
  await makeFolder(path)
  const unlock = await lockFolder(path)
  try {
    const secretKey = options.secretKey ?? (await keepSecretKey(path))
    const old = options.secretKey ? undefined : await readText(join(path, `${secretKeyName}.old`))
    const olderKeys = old === undefined ? [] : [old]
    return { path, secretKey, olderKeys, instanceId: await keepInstanceId(path), release: unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The id of the installation that lives in this folder, made when absent. */
export const keepInstanceId = (path: string) =>
  keepText(join(path, 'instance-id'), () => randomUUID())

/** The key that an installation keeps in its folder; undefined when there is none. Throws DataFolderError when it cannot be read. */
export const findSecretKey = (path: string): Promise<string | undefined> =>
  readText(join(path, secretKeyName))

/** Has the folder keep this key; one that it kept before stays beside it, as `secret.key.old`. */
export async function placeSecretKey(path: string, key: string): Promise<void> {
  await makeFolder(path)
  const file = join(path, secretKeyName)
  const kept = await readText(file)
  if (kept === key) return
  if (kept !== undefined) await rename(file, `${file}.old`)
  await keepText(file, () => key)
}

async function keepSecretKey(path: string): Promise<string> {
  const file = join(path, secretKeyName)
  const key = await keepText(file, () => randomBytes(32).toString('base64url'))
  if (key.length < 32)
    throw new DataFolderError(
      `${file} does not hold a key. Restore it from a backup, or set SECRET_KEY; stored keys cannot be read without it.`,
    )
  return key
}

async function makeFolder(path: string): Promise<void> {
  const absent = await stat(path).then(
    () => false,
    () => true,
  )
  // As root the database runs as another user, who has to pass through.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  try {
    await mkdir(path, { recursive: true })
    if (absent) await chmod(path, mode)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataFolderError(
      `The data folder ${path} cannot be used (${reasonOf(error)}). ` +
        'Give it to the user who starts the server, or set DATA_DIR to another folder.',
    )
  }
}

// Collected as garbage, a lock would open.
const heldLocks = new Set<DatabaseSync>()

async function lockFolder(path: string): Promise<() => Promise<void>> {
  const holderFile = join(path, 'server.pid')
  const lockFile = join(path, 'server.lock')
  let lock: DatabaseSync | undefined
  try {
    await writeFile(lockFile, '', { mode: 0o600, flag: 'wx' }).catch(() => undefined)
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new DataFolderError(await inUse(path, holderFile))
    throw new DataFolderError(`The data folder ${path} cannot be locked (${reasonOf(error)}).`)
  }
  const held = lock
  heldLocks.add(held)
  await rm(holderFile, { force: true })
  await writeFile(holderFile, `${process.pid} ${hostname()}\n`)
  return async () => {
    if (!held.isOpen) return
    await rm(holderFile, { force: true })
    held.close()
    heldLocks.delete(held)
  }
}

async function inUse(path: string, holderFile: string): Promise<string> {
  const [pid, host] = (await readFile(holderFile, 'utf8').catch(() => '')).trim().split(' ')
  const where = host && host !== hostname() ? ` on ${host}` : ''
  const holder = pid ? ` by process ${pid}${where}` : ''
  return `The data folder ${path} is in use${holder}. Stop that server, or set DATA_DIR to another folder.`
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads a small file, or makes it once and whole: a killed maker leaves nothing, of two makers one wins. */
async function keepText(file: string, make: () => string): Promise<string> {
  const kept = await readText(file)
  if (kept !== undefined) return kept
  const making = `${file}.${process.pid}`
  await rm(making, { force: true })
  await writeFile(making, `${make()}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await link(making, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(making, { force: true })
  return (await readText(file)) ?? ''
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new DataFolderError(`${file} cannot be read (${reasonOf(error)}).`)
  }
}
