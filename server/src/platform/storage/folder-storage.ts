import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from './storage.ts'

const fitName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of this machine: written beside their place, flushed, then put there by one rename. */
export function createFolderStorage(folder: string): FileStorage {
  const place = (name: string) => {
    if (!fitName.test(name)) throw new Error(`not a storage name: ${name}`)
    return join(folder, name)
  }
  return {
    async save(name, bytes) {
      const path = place(name)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(name) {
      const path = place(name)
      try {
        const { size } = await stat(path)
        return { bytes: size, stream: createReadStream(path) }
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(place(name))
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async delete(name) {
      await rm(place(name), { force: true })
    },
  }
}
