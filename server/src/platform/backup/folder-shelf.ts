import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupShelf, isBackupName, removeAbandoned } from './backup-shelf.ts'

/** Backups in a folder of this machine, where the command puts them as well. */
export function createFolderShelf(folder: string): BackupShelf {
  const place = (name: string) => join(folder, name)

  async function find(name: string) {
    if (!isBackupName(name)) return undefined
    const file = await stat(place(name)).catch(() => undefined)
    return file?.isFile() ? { name, bytes: file.size, madeAt: file.mtime } : undefined
  }

  return {
    async put(name, write) {
      await mkdir(folder, { recursive: true })
      await removeAbandoned(folder, new Date())
      return write(place(name))
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      return (await Promise.all(names.map(find))).filter((found) => found !== undefined)
    },
    sizeOf: async (name) => (await find(name))?.bytes,
    async open(name) {
      const found = await find(name)
      return found && { bytes: found.bytes, stream: createReadStream(place(name)) }
    },
    async remove(name) {
      if (isBackupName(name)) await rm(place(name), { force: true })
    },
    whereIs: place,
  }
}
