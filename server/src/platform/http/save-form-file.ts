// The one file of a form, written to disk as it comes: one that is too large for memory.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@atelier/contract/errors'
import type { FastifyRequest } from 'fastify'

/** Throws request.invalid where there is no file, import.too_large; what was written then is left to the caller. */
export async function saveFormFile(
  request: FastifyRequest,
  { file: path, most }: { file: string; most: number },
): Promise<void> {
  const limits = { fileSize: most }
  const file = request.isMultipart() ? await request.file({ limits }) : undefined
  if (!file)
    throw new Failure('request.invalid', {
      fields: [{ field: 'file', reason: 'multipart/form-data' }],
    })
  await pipeline(file.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (file.file.truncated)
    throw new Failure('import.too_large', { values: { megabytes: most / 1024 / 1024 } })
}
