// The one file of a form, written to disk as it comes: one that is too large for memory.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@atelier/contract/errors'
import type { FastifyRequest } from 'fastify'
import { findFormFile, withoutFile } from './find-form-file.ts'

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error

/** Throws request.invalid where there is no file, and `tooLarge` with its megabytes; what was written then is left to the caller. */
export async function saveFormFile(
  request: FastifyRequest,
  {
    file: path,
    most,
    tooLarge,
  }: { file: string; most: number; tooLarge: 'import.too_large' | 'uploads.too_large' },
): Promise<void> {
  const file = await findFormFile(request, most)
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(file.file, written).catch((error: unknown) => {
    throw isOfDisk(error) ? error : withoutFile(error)
  })
  if (file.file.truncated)
    throw new Failure(tooLarge, { values: { megabytes: most / 1024 / 1024 } })
}
