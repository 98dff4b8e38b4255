import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a process that was killed has left behind is not written or read any more. */
const leftMs = 24 * 60 * 60_000

/** Removes what nobody has written to for a day from a folder of files that are there for a while only. */
export async function removeOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file && now.getTime() - file.mtimeMs > leftMs)
      await rm(join(folder, name), { force: true, recursive: true })
  }
}
