// What the files of works are called in storage, and the addresses that open them. Ids follow from the work and the server's secret: a file
// that is stored a second time, after a crash, takes the place of the first.
import type { Signer } from '../../platform/signer.ts'

/** The whole file, the small picture of it, and the picture of a work that is not done. */
export type FileVariant = 'whole' | 'thumb' | 'preview'

const idLetters = 22
const fitId = /^[\w-]{22}$/

export const workFileId = (workId: number, position: number, signer: Signer): string =>
  signer.sign(`file ${workId} ${position}`).slice(0, idLetters)

export const previewId = (workId: number, signer: Signer): string =>
  signer.sign(`preview ${workId}`).slice(0, idLetters)

export const storageName = (id: string, variant: FileVariant): string =>
  `works/${id.slice(0, 2)}/${id}${variant === 'whole' ? '' : `-${variant}`}`

const signed = (id: string, variant: FileVariant) => `open ${variant} ${id}`

/** Whether a key opens a file so. */
export const opens = (id: string, variant: FileVariant, key: string, signer: Signer): boolean =>
  fitId.test(id) && signer.fits(signed(id, variant), key)

export function fileAddress(id: string, variant: 'whole' | 'thumb', signer: Signer): string {
  const as = variant === 'thumb' ? '&as=thumb' : ''
  return `/api/works/file?id=${id}&key=${signer.sign(signed(id, variant))}${as}`
}

/** `version` makes another address of the same place, so that a page shows what is new. */
export const previewAddressOf = (id: string, version: string, signer: Signer): string =>
  `/api/works/preview?id=${id}&key=${signer.sign(signed(id, 'preview'))}&v=${version}`

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

export const extensionOf = (mime: string): string => extensions[mime] ?? 'bin'
