// What the files of works are called in storage, and the addresses that open them. Ids follow from the work and the server's secret: a file
// that is stored a second time, after a crash, takes the place of the first.
import type { Signer } from '../../../platform/signer.ts'

/** The whole file, the small picture of it, the picture of a work that is not done, and a song in other formats. */
export type FileVariant = 'whole' | 'thumb' | 'preview' | 'mp3' | 'wav'

const idLetters = 22
const fitId = /^[\w-]{22}$/

export const workFileId = (workId: number, position: number, signer: Signer): string =>
  signer.sign(`file ${workId} ${position}`).slice(0, idLetters)

export const previewId = (workId: number, signer: Signer): string =>
  signer.sign(`preview ${workId}`).slice(0, idLetters)

export const storageName = (id: string, variant: FileVariant): string =>
  `works/${id.slice(0, 2)}/${id}${variant === 'whole' ? '' : `-${variant}`}`

const signed = (id: string, variant: FileVariant) => `open ${variant} ${id}`
/** A preview is found without a look into the database, so its key names the site. */
const signedPreview = (id: string, siteId: number) => `${signed(id, 'preview')} ${siteId}`

/** Whether a key opens a file so. */
export const opens = (
  id: string,
  variant: 'whole' | 'thumb',
  key: string,
  signer: Signer,
): boolean => fitId.test(id) && signer.fits(signed(id, variant), key)

export const opensPreview = (
  { id, key, siteId }: { id: string; key: string; siteId: number },
  signer: Signer,
): boolean => fitId.test(id) && signer.fits(signedPreview(id, siteId), key)

export function fileAddress(id: string, variant: 'whole' | 'thumb', signer: Signer): string {
  const as = variant === 'thumb' ? '&as=thumb' : ''
  return `/api/works/file?id=${id}&key=${signer.sign(signed(id, variant))}${as}`
}

/** `version` makes another address of the same place, so that a page shows what is new. */
export const previewAddressOf = (
  { id, version, siteId }: { id: string; version: string; siteId: number },
  signer: Signer,
): string =>
  `/api/works/preview?id=${id}&key=${signer.sign(signedPreview(id, siteId))}&v=${version}`
