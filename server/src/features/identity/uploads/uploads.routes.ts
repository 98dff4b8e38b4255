import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { saveFormFile } from '../../../platform/http/save-form-file.ts'
import { fileHeads, keeping, sendStored } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { takeFormFile } from '../../../platform/http/take-form-file.ts'
import { expectPictureTurn } from '../../../platform/pictures/remake-picture.ts'
import { expectStorage } from '../stored-bytes/stored-bytes.usecases.ts'
import { fetchForeignPicture } from './foreign-pictures.ts'
import {
  listUploads,
  type RemoveDependencies,
  removeAllUploads,
  removeUpload,
} from './own-uploads.ts'
import { type ReceiveDependencies, receiveMedia } from './receive-media.ts'
import { locateUpload, storePicture } from './uploads.usecases.ts'

export const uploadHandlers = (
  dependencies: RemoveDependencies & ReceiveDependencies & { fetchGuarded: typeof guardedFetch },
): Handlers<typeof api.uploads> => ({
  async addPicture(_, { caller, site }, { request }) {
    expectPictureTurn()
    const bounds = { max: uploadLimitBytes, tooLarge: 'uploads.too_large' } as const
    return takeFormFile(request, bounds, async ({ read, bytes }) => {
      await expectStorage(caller, site, dependencies.db, bytes)
      return storePicture(read, caller.accountId, dependencies)
    })
  },
  async addMedia(_, { caller, site }, { request }) {
    const receive = async (file: string, max: number) => {
      const { bytes } = await saveFormFile(request, {
        file,
        max: max,
        tooLarge: 'uploads.too_large',
      })
      await expectStorage(caller, site, dependencies.db, bytes)
    }
    return receiveMedia(receive, caller.accountId, dependencies)
  },
  async list(paging, { caller }) {
    return listUploads(paging, caller, dependencies)
  },
  async remove({ id }, { caller }) {
    return removeUpload(id, caller, dependencies)
  },
  async removeAll(_, { caller }) {
    return removeAllUploads(caller, dependencies)
  },
  async readFile(address, { site }, raw) {
    const { name, mime } = await locateUpload(address, site, dependencies)
    const file = { name, mime, cache: keeping.forever }
    if (!(await sendStored(raw, file, dependencies.storage))) throw new Failure('uploads.not_found')
  },
  async readForeignPicture({ url }, _, { reply }) {
    const { mime, bytes } = await fetchForeignPicture(url, dependencies.fetchGuarded)
    await fileHeads(reply, { mime, cache: keeping.aDay }).send(Buffer.from(bytes))
  },
})
