// The one file of a form, up to a size.
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import type { FastifyRequest } from 'fastify'
import { findFormFile, readWhole } from './find-form-file.ts'

/** Throws request.invalid where there is no file, uploads.too_large. */
export async function readFormFile(
  request: FastifyRequest,
  most: number = uploadLimitBytes,
): Promise<Uint8Array> {
  return readWhole(
    await findFormFile(request, most),
    (cause) =>
      new Failure('uploads.too_large', { values: { megabytes: most / 1024 / 1024 }, cause }),
  )
}
