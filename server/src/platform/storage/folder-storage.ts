import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { holdFiles } from './hold-files.ts'
import { assertStorageName, type BytePart, type FileStorage } from './storage.ts'

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of this machine: written beside their place, flushed, then put there by one rename. */
export function createFolderStorage(folder: string): FileStorage {
  const place = (name: string) => {
    assertStorageName(name)
    return join(folder, name)
  }
  return {
    save: (name, bytes) => putInPlace(place(name), (file) => file.writeFile(bytes)),
    saveStream: (name, content, bytes) =>
      putInPlace(place(name), async (file) => {
        await file.writeFile(content)
        if ((await file.stat()).size !== bytes)
          throw new Error(`${name} is not as long as it was said to be`)
      }),
    async open(name) {
      const file = await openFile(place(name))
      return file && { bytes: file.bytes, stream: file.handle.createReadStream() }
    },
    async openPart(name, part) {
      const file = await openFile(place(name))
      if (!file) return undefined
      const { handle, bytes } = file
      const { from, to } = partWithin(part, bytes)
      if (from > to) {
        await handle.close()
        return { bytes, stream: null }
      }
      return { bytes, from, to, stream: handle.createReadStream({ start: from, end: to }) }
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
    hold: (into) => holdFiles(folder, into),
  }
}

async function putInPlace(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = await open(draft, 'wx')
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Held open from the first look on: it is read to its end also when it is deleted or replaced meanwhile. */
async function openFile(path: string) {
  try {
    const handle = await open(path)
    try {
      return { handle, bytes: (await handle.stat()).size }
    } catch (error) {
      await handle.close()
      throw error
    }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** The first and the last byte; the first is behind the last when there is none. */
const partWithin = (part: BytePart, bytes: number) =>
  'last' in part
    ? { from: Math.max(0, bytes - part.last), to: part.last > 0 ? bytes - 1 : -1 }
    : { from: part.from, to: Math.min(part.to ?? bytes - 1, bytes - 1) }
