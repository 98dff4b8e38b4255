// Pictures of what a site tells. They lie under the site's own name.
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { remakePicture } from '../../../platform/pictures/remake-picture.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { keepPicture, pictureAddress, storageName } from '../sites/site-pictures.ts'
import * as store from './content.store.ts'

/** Checks a picture by content, stores it, and gives its address. Throws uploads.not_a_picture, uploads.too_large. */
export async function storeContentPicture(
  picture: () => Promise<Uint8Array>,
  site: Pick<Site, 'id'>,
  { storage }: { storage: FileStorage },
): Promise<{ url: string }> {
  return keepPicture(await remakePicture(picture), String(site.id), storage)
}

/** Deletes the site's own picture of an entry that is gone or has another one now, unless another entry shows it. */
export async function dropPicture(
  body: unknown,
  site: Pick<Site, 'id'>,
  { db, storage }: { db: Database; storage: FileStorage },
): Promise<void> {
  const url = (body as { url?: unknown } | undefined)?.url
  if (typeof url !== 'string' || !url.startsWith(`${pictureAddress}${site.id}-`)) return
  const kinds = ['banner', 'drawingCase', 'houseApp', 'housePrompt'] as const
  const others = await Promise.all(kinds.map((kind) => store.listContents(db, site.id, kind)))
  if (others.flat().some((other) => (other.body as { url?: unknown }).url === url)) return
  const name = url.slice(pictureAddress.length)
  if (/^[\w-]{1,100}$/.test(name)) await storage.delete(storageName(name))
}
