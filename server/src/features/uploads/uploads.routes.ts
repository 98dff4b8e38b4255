import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/features/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { guardedFetch } from '../../platform/http/guarded-fetch.ts'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { fetchForeignPicture } from './foreign-pictures.ts'
import { openUpload, storePicture, type UploadDependencies } from './uploads.usecases.ts'

const forever = 'public, max-age=31536000, immutable'
const forADay = 'private, max-age=86400'

/** A type that is fixed here, and a page that may do nothing, whatever the bytes say. */
const sendFile = (reply: FastifyReply, mime: string, cache: string) =>
  reply
    .type(mime)
    .header('cache-control', cache)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')

async function readFormFile(request: FastifyRequest): Promise<Uint8Array> {
  const file = request.isMultipart() ? await request.file() : undefined
  if (!file)
    throw new Failure('request.invalid', {
      fields: [{ field: 'file', reason: 'multipart/form-data' }],
    })
  try {
    return await file.toBuffer()
  } catch (error) {
    throw new Failure('uploads.too_large', {
      values: { megabytes: uploadLimitBytes / 1024 / 1024 },
      cause: error,
    })
  }
}

export const uploadHandlers = (
  dependencies: UploadDependencies & { fetchGuarded: typeof guardedFetch },
): Handlers<typeof api.uploads> => ({
  async addPicture(_, { caller }, { request }) {
    return storePicture(await readFormFile(request), caller.accountId, dependencies)
  },
  async readFile({ id, key }, _, { reply }) {
    const file = await openUpload(id, key, dependencies)
    await sendFile(reply, file.mime, forever).header('content-length', file.bytes).send(file.stream)
  },
  async readForeignPicture({ url }, _, { reply }) {
    const picture = await fetchForeignPicture(url, dependencies.fetchGuarded)
    await sendFile(reply, picture.mime, forADay).send(Buffer.from(picture.bytes))
  },
})
