// The one file of a form, still to be read.
import { Failure } from '@atelier/contract/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** What a form without a readable file is refused with. */
export const withoutFile = (cause?: unknown) =>
  new Failure('request.invalid', {
    fields: [{ field: 'file', reason: 'multipart/form-data' }],
    cause,
  })

/** Finds it; what is read of it ends at `mostBytes`. Throws request.invalid where there is none, or the form cannot be read. */
export async function findFormFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<MultipartFile> {
  if (!request.isMultipart()) throw withoutFile()
  const file = await request.file({ limits: { fileSize: maxBytes } }).catch((error: unknown) => {
    // The parser throws bare errors for forms without a boundary, or that break off.
    throw withoutFile(error)
  })
  if (!file) throw withoutFile()
  return file
}
