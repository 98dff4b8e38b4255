// The one file of a form, written to disk as it comes: one that is too large for memory.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@atelier/contract/errors'
import type { FastifyRequest } from 'fastify'
import { findFormFile, withoutFile } from './find-form-file.ts'

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error

/** Throws request.invalid where there is no file, import.too_large; what was written then is left to the caller. */
export async function saveFormFile(
  request: FastifyRequest,
  { file: path, most }: { file: string; most: number },
): Promise<void> {
  const file = await findFormFile(request, most)
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(file.file, written).catch((error: unknown) => {
    throw isOfDisk(error) ? error : withoutFile(error)
  })
  if (file.file.truncated)
    throw new Failure('import.too_large', { values: { megabytes: most / 1024 / 1024 } })
}
