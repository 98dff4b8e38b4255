// Pictures that a site shows to everybody. They lie under the site's own name, apart from what people upload.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../platform/db/database.ts'
import type { Site } from '../../platform/http/request-context.ts'
import { newKey } from '../../platform/ids.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { remakePicture } from '../uploads/pictures.ts'
import * as store from './content.store.ts'

/** Where everybody reads it. */
const address = '/api/content/picture?name='
const storageName = (name: string) => `content/${name}`
const endings = {
  'image/jpeg': 'j',
  'image/png': 'p',
  'image/webp': 'w',
  'image/gif': 'g',
} as const
type Mime = keyof typeof endings
const mimes = Object.entries(endings) as [Mime, string][]

/** Checks a picture by content, stores it, and gives its address. Throws uploads.not_a_picture, uploads.too_large. */
export async function storeContentPicture(
  picture: () => Promise<Uint8Array>,
  site: Pick<Site, 'id'>,
  { storage }: { storage: FileStorage },
): Promise<{ url: string }> {
  return keepPicture(await remakePicture(picture), String(site.id), storage)
}

/** Keeps a picture for everybody under a name that begins with `owner`. */
export async function keepPicture(
  { bytes, mime }: { bytes: Uint8Array; mime: Mime },
  owner: string,
  storage: FileStorage,
): Promise<{ url: string }> {
  // The last letter tells the type.
  const name = `${owner}-${newKey()}${endings[mime]}`
  await storage.save(storageName(name), bytes)
  return { url: `${address}${name}` }
}

/** The name of a picture of ours in an address, however it is spelled; undefined for an address of something else. */
export function pictureNameIn(url: string): string | undefined {
  const here = 'http://here'
  const parsed = URL.parse(url, here)
  if (parsed?.origin !== here || parsed.pathname !== new URL(address, here).pathname)
    return undefined
  return parsed.searchParams.get('name') ?? ''
}

/** Where a picture lies. Throws content.not_found for what is no name of ours. */
export function locateContentPicture(name: string): { name: string; mime: Mime } {
  const mime = mimes.find(([, ending]) => name.endsWith(ending))?.[0]
  if (!mime) throw new Failure('content.not_found')
  return { name: storageName(name), mime }
}

/** Deletes the site's own picture of an entry that is gone or has another one now, unless another entry shows it. */
export async function dropPicture(
  body: unknown,
  site: Pick<Site, 'id'>,
  { db, storage }: { db: Database; storage: FileStorage },
): Promise<void> {
  const url = (body as { url?: unknown } | undefined)?.url
  if (typeof url !== 'string' || !url.startsWith(`${address}${site.id}-`)) return
  const kinds = ['banner', 'drawingCase', 'houseApp', 'housePrompt'] as const
  const others = await Promise.all(kinds.map((kind) => store.listContents(db, site.id, kind)))
  if (others.flat().some((other) => (other.body as { url?: unknown }).url === url)) return
  const name = url.slice(address.length)
  if (/^[\w-]{1,100}$/.test(name)) await storage.delete(storageName(name))
}
