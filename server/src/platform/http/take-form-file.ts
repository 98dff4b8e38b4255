// The one file of a form, in a file of ours for as long as it is dealt with: what waits for its turn stands on the disk, not in memory.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { newKey } from '../ids.ts'
import { type SavedFile, saveFormFile, type TooLarge } from './save-form-file.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files stand until they are dealt with. */
    comingFolder: string
  }
}

export type FormFile = SavedFile & {
  /** Its bytes, which count as held in memory from then on. Throws request.too_much, request.busy. */
  read(): Promise<Uint8Array>
}

/** Throws request.invalid where there is no file, and `tooLarge` with its megabytes. */
export async function takeFormFile<T>(
  request: FastifyRequest,
  bounds: { max: number; tooLarge: TooLarge },
  work: (file: FormFile) => Promise<T>,
): Promise<T> {
  const folder = request.server.comingFolder
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, newKey())
  try {
    const saved = await saveFormFile(request, { file: path, ...bounds })
    return await work({
      ...saved,
      async read() {
        request.heldBody?.hold(saved.bytes)
        return readFile(path)
      },
    })
  } finally {
    await rm(path, { force: true })
  }
}
