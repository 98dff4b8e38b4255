// Stored files are written once and never changed, but may be deleted at any time. A second name for each holds them for as long as
// a backup reads them; it takes no room.
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Gives every file below `folder` a second name below `hold`. What is being written and what vanishes meanwhile is passed over. */
export async function holdFiles(folder: string, hold: string): Promise<void> {
  for (const path of await listFiles(folder)) await holdFile(join(folder, path), join(hold, path))
}

/** Paths of the files below a folder, with `/` between their parts; none when the folder is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreAbsent)
  for (const entry of entries ?? []) {
    if (entry.isDirectory())
      for (const path of await listFiles(join(folder, entry.name)))
        found.push(`${entry.name}/${path}`)
    else if (entry.isFile() && !entry.name.endsWith('.part')) found.push(entry.name)
  }
  return found
}

async function holdFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'EEXIST') return
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EXDEV' && code !== 'EMLINK') throw error
    // A file system without second names: a copy, which such systems may share as well.
    await copyFile(from, to, constants.COPYFILE_FICLONE).catch(ignoreAbsent)
  }
}

function ignoreAbsent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
