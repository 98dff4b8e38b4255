// The one file of a form, written to disk as it comes.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@atelier/contract/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { findFormFile, withoutFile } from './find-form-file.ts'

/** What a file is refused with that goes on past its limit; its text names the megabytes. */
export type TooLarge = 'import.too_large' | 'uploads.too_large' | 'documents.too_large'

export type SavedFile = {
  bytes: number
  /** As whoever sent it calls it. */
  name: string
  /** The fields that stand before it in the form. */
  fields: MultipartFile['fields']
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error

/**
 * Throws request.invalid where there is no file, `tooLarge` with its megabytes, and request.too_much or request.busy where too much is coming
 * at once; what was written then is left to the caller.
 */
export async function saveFormFile(
  request: FastifyRequest,
  { file: path, max, tooLarge }: { file: string; max: number; tooLarge: TooLarge },
): Promise<SavedFile> {
  const file = await findFormFile(request, max)
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  let bytes = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      bytes += piece.length
      request.heldBody?.store(piece.length)
      yield piece
    }
  }
  await pipeline(file.file, counted, written).catch((error: unknown) => {
    throw error instanceof Failure || isOfDisk(error) ? error : withoutFile(error)
  })
  if (file.file.truncated) throw new Failure(tooLarge, { values: { megabytes: max / 1024 / 1024 } })
  return { bytes, name: file.filename, fields: file.fields }
}
