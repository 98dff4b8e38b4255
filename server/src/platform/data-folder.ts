// The folder that holds all an installation keeps on disk. One server at a time: the lock is a kernel lock on
// server.lock (through SQLite, since Node has no flock of its own), so it ends with the process however that ends,
// holds between containers that share the folder, and cannot be taken by two starters at once. Nobody else may open
// server.lock in this process: closing any descriptor of it would drop the lock.
import { randomBytes, randomUUID } from 'node:crypto'
import { truncateSync } from 'node:fs'
import {
  access,
  chmod,
  constants,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isNoteOfAnother, noteOfKey } from './kept-key.ts'

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
  /** Names this installation; made once, and again where it was damaged. */
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
  await refuseForeign(path)
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

const instanceIdForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id of the installation that lives in this folder, made when absent or damaged. */
export async function keepInstanceId(path: string): Promise<string> {
  const file = join(path, 'instance-id')
  const kept = await keepText(file, () => randomUUID())
  if (instanceIdForm.test(kept)) return kept
  await rm(file, { force: true })
  return keepText(file, () => randomUUID())
}

/**
 * The key that an installation keeps in its folder; undefined when there is none. Throws DataFolderError when it cannot be read or is
 * damaged.
 */
export async function findSecretKey(path: string): Promise<string | undefined> {
  const file = join(path, secretKeyName)
  const key = await readText(file)
  if (key !== undefined) await expectWhole(file, key)
  return key
}

/** Has the folder keep this key; one that it kept before stays beside it, as `secret.key.old`. */
export async function placeSecretKey(path: string, key: string): Promise<void> {
  await makeFolder(path)
  const file = join(path, secretKeyName)
  const kept = await readText(file)
  if (kept !== key) {
    await rm(noteFile(file), { force: true })
    if (kept !== undefined) await rename(file, `${file}.old`)
    await keepText(file, () => key)
  }
  await noteKey(file, key)
}

async function keepSecretKey(path: string): Promise<string> {
  const file = join(path, secretKeyName)
  if ((await readText(file)) === undefined && (await readText(noteFile(file))) !== undefined)
    throw new DataFolderError(
      `${file} is missing, and stored keys cannot be read without it. Restore it from a backup, or set SECRET_KEY. Only to begin with a new key, remove ${noteFile(file)}.`,
    )
  const key = await keepText(file, () => randomBytes(32).toString('base64url'))
  await expectWhole(file, key)
  await noteKey(file, key)
  return key
}

const noteFile = (file: string) => `${file}.check`

/** Throws DataFolderError for what is no key, or another one than the installation had. */
async function expectWhole(file: string, key: string): Promise<void> {
  if (key.length < 32)
    throw new DataFolderError(
      `${file} does not hold a key. Restore it from a backup, or set SECRET_KEY; stored keys cannot be read without it.`,
    )
  if (isNoteOfAnother((await readText(noteFile(file))) ?? '', key))
    throw new DataFolderError(
      `${file} is damaged: it does not hold the key that this installation had. Restore it from a backup, or set SECRET_KEY; stored keys cannot be read without it. If you changed it yourself, remove ${noteFile(file)}.`,
    )
}

/** Notes which key the file holds, where that does not stand there yet. */
async function noteKey(file: string, key: string): Promise<void> {
  const note = noteOfKey(key)
  if ((await readText(noteFile(file))) === note) return
  await rm(noteFile(file), { force: true })
  await keepText(noteFile(file), () => note)
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

/** What a folder may hold beside ours: hidden files, and what file systems make. */
const isNobodys = (name: string) => name.startsWith('.') || name === 'lost+found'

/** What we lay into a folder before it has an id of ours, by hand or by a command. */
const isOurs = (name: string) =>
  /^(server\.(lock|pid)|secret\.key.*|postgres.*|run|runs|files|coming|backups)$/.test(name)

/** A folder with things of somebody else and none of ours was named by mistake: nothing is strewn among them. */
async function refuseForeign(path: string): Promise<void> {
  const names = (await readdir(path)).filter((name) => !isNobodys(name))
  if (names.includes('instance-id')) return
  const foreign = names.filter((name) => !isOurs(name) && !name.startsWith('instance-id'))
  if (foreign.length === 0) return
  const some = foreign.sort().slice(0, 3).join(', ')
  throw new DataFolderError(
    `The data folder ${path} holds things that are not Atelier's (${some}${foreign.length > 3 ? ', …' : ''}). ` +
      'Set DATA_DIR to an empty folder, or to one that is not there yet.',
  )
}

// Collected as garbage, a lock would open.
const heldLocks = new Set<DatabaseSync>()

async function lockFolder(path: string): Promise<() => Promise<void>> {
  const holderFile = join(path, 'server.pid')
  const lockFile = join(path, 'server.lock')
  let lock: DatabaseSync | undefined
  try {
    await writeFile(lockFile, '', { mode: 0o600, flag: 'wx' }).catch(() => undefined)
    lock = takeLock(lockFile)
  } catch (error) {
    if (isBusy(error)) throw new DataFolderError(await inUse(path, holderFile))
    throw new DataFolderError(`The data folder ${path} cannot be locked (${reasonOf(error)}).`)
  }
  const held = lock
  heldLocks.add(held)
  await rm(holderFile, { force: true, recursive: true })
  await writeFile(holderFile, `${process.pid} ${hostname()}\n`)
  return async () => {
    if (!held.isOpen) return
    await rm(holderFile, { force: true })
    held.close()
    heldLocks.delete(held)
  }
}

/** What stands in the file means nothing. Where it is in the way it is cut off: to remove the file would let two starters have it. */
function takeLock(lockFile: string): DatabaseSync {
  try {
    return openLock(lockFile)
  } catch (error) {
    if (!isForeign(error)) throw error
    truncateSync(lockFile)
    return openLock(lockFile)
  }
}

function openLock(lockFile: string): DatabaseSync {
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

async function inUse(path: string, holderFile: string): Promise<string> {
  const [pid, host] = (await readFile(holderFile, 'utf8').catch(() => '')).trim().split(' ')
  const where = host && host !== hostname() ? ` on ${host}` : ''
  const holder = pid ? ` by process ${pid}${where}` : ''
  return `The data folder ${path} is in use${holder}. Stop that server, or set DATA_DIR to another folder.`
}

const resultOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined

const isBusy = (error: unknown) => resultOf(error) === 5

/** No database, or a broken one: nobody holds it then. */
const isForeign = (error: unknown) => [11, 26].includes(resultOf(error) ?? 0)

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
