// Where pictures lie that a site shows to everybody: under a name that begins with whose they are, apart from what people upload.
import { Failure } from '@atelier/contract/errors'
import { newKey } from '../../../platform/ids.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'

/** Where everybody reads it. */
export const pictureAddress = '/api/content/picture?name='
export const storageName = (name: string) => `content/${name}`
const endings = {
  'image/jpeg': 'j',
  'image/png': 'p',
  'image/webp': 'w',
  'image/gif': 'g',
} as const
type Mime = keyof typeof endings
const mimes = Object.entries(endings) as [Mime, string][]

/** Keeps a picture for everybody under a name that begins with `owner`. */
export async function keepPicture(
  { bytes, mime }: { bytes: Uint8Array; mime: Mime },
  owner: string,
  storage: FileStorage,
): Promise<{ url: string }> {
  // The last letter tells the type.
  const name = `${owner}-${newKey()}${endings[mime]}`
  await storage.save(storageName(name), bytes)
  return { url: `${pictureAddress}${name}` }
}

/** The name of a picture of ours in an address, however it is spelled; undefined for an address of something else. */
export function pictureNameIn(url: string): string | undefined {
  const here = 'http://here'
  const parsed = URL.parse(url, here)
  if (parsed?.origin !== here || parsed.pathname !== new URL(pictureAddress, here).pathname)
    return undefined
  return parsed.searchParams.get('name') ?? ''
}

/** Where a picture lies. Throws content.not_found for what is no name of ours. */
export function locateContentPicture(name: string): { name: string; mime: Mime } {
  const mime = mimes.find(([, ending]) => name.endsWith(ending))?.[0]
  if (!mime) throw new Failure('content.not_found')
  return { name: storageName(name), mime }
}
