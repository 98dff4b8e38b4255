// The pictures that go with a prompt, whichever way they were named, as addresses of our own.
import { Failure } from '@atelier/contract/errors'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { guardedFetch } from '../../../../platform/http/guarded-fetch.ts'
import { fetchForeignPicture } from '../../../identity/uploads/foreign-pictures.ts'
import {
  getOwnUpload,
  getOwnUploadAt,
  storePicture,
  type UploadDependencies,
} from '../../../identity/uploads/uploads.usecases.ts'

type PictureDependencies = UploadDependencies & { fetchGuarded: typeof guardedFetch }

/** Stores what is not stored yet. Throws uploads.not_found, uploads.not_a_picture, uploads.too_large, pictures.*. */
export async function takePictures(
  named: { uploadIds: readonly string[]; addresses: readonly string[] },
  ownerId: number,
  dependencies: PictureDependencies,
): Promise<MessagePart[]> {
  const uploads = [
    ...(await Promise.all(named.uploadIds.map((id) => getOwnUpload(id, ownerId, dependencies.db)))),
    ...(await Promise.all(
      named.addresses.map((address) => takeAddress(address, ownerId, dependencies)),
    )),
  ]
  return uploads.map(({ url, mime, width, height }) => {
    if (width === null || height === null || !mime.startsWith('image/'))
      throw new Failure('uploads.not_a_picture')
    return { type: 'image', url, mime, width, height }
  })
}

async function takeAddress(
  address: string,
  ownerId: number,
  dependencies: PictureDependencies,
): Promise<Upload> {
  if (address.startsWith('/')) return getOwnUploadAt(address, ownerId, dependencies.db)
  const data = /^data:[\w/+.-]+;base64,/.exec(address)
  if (data)
    return storePicture(Buffer.from(address.slice(data[0].length), 'base64'), ownerId, dependencies)
  if (!/^https?:\/\//.test(address)) throw new Failure('uploads.not_a_picture')
  const picture = await fetchForeignPicture(address, dependencies.fetchGuarded)
  return storePicture(picture.bytes, ownerId, dependencies)
}
