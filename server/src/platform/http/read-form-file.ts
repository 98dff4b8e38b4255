// The one file of a form, up to a size.
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/features/uploads'
import type { FastifyRequest } from 'fastify'

/** Throws request.invalid where there is no file, uploads.too_large. */
export async function readFormFile(
  request: FastifyRequest,
  most: number = uploadLimitBytes,
): Promise<Uint8Array> {
  const limits = { fileSize: most }
  const file = request.isMultipart() ? await request.file({ limits }) : undefined
  if (!file)
    throw new Failure('request.invalid', {
      fields: [{ field: 'file', reason: 'multipart/form-data' }],
    })
  const tooLarge = (cause?: unknown) =>
    new Failure('uploads.too_large', { values: { megabytes: most / 1024 / 1024 }, cause })
  const bytes = await file.toBuffer().catch((error: unknown) => {
    throw tooLarge(error)
  })
  // Where a piece ends exactly at the limit, what comes after it is left out without a word.
  if (file.file.truncated) throw tooLarge()
  return bytes
}
