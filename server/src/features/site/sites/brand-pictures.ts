// A site's logo and icon: made anew from what an operator sends, kept under the site's own name, copied along with the site.
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import { EngineError } from '@atelier/engines/errors'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { pictureStudio } from '../../../platform/pictures/picture-desk.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { BrandJob, BrandPicture } from './brand-worker.ts'
import { keepPicture, locateContentPicture, pictureNameIn } from './site-pictures.ts'
import * as store from './sites.store.ts'

const worker = new URL('./brand-worker.ts', import.meta.url)

export type BrandPictures = { storage: FileStorage }

/** What is taken: in bytes, in pixels altogether, and at least so many pixels a side. */
export const brandPictureLimits = { bytes: 5 * 1024 * 1024, pixels: 50_000_000, side: 32 } as const

const keys = ['appLogo', 'appIco'] as const satisfies readonly SiteSettingKey[]

const reasons: Record<Locale, string> = {
  'zh-CN': '这个站点没有这张图片',
  'zh-TW': '這個站台沒有這張圖片',
  'en-US': 'This site doesn’t have this image.',
}

/** Not among the pictures of what a site tells, which are deleted when no entry shows them: an undone change finds these. */
const ownerName = (siteId: number) => `brand-${siteId}`
const isOf = (name: string, siteId: number) =>
  name.startsWith(`${ownerName(siteId)}-`) || name.startsWith(`${siteId}-`)

/**
 * Judges a picture by content and keeps it, still and at most 512 pixels a side: PNG for what was drawn, WebP for photographs. Throws
 * sites.picture_drawn for SVG, sites.picture_small, uploads.not_a_picture, uploads.too_large.
 */
export async function storeBrandPicture(
  bytes: Uint8Array,
  { id }: Pick<Site, 'id'>,
  { storage }: BrandPictures,
): Promise<{ url: string }> {
  if (isDrawing(bytes)) throw new Failure('sites.picture_drawn')
  return keepPicture(await remake(bytes), ownerName(id), storage)
}

/** SVG, as far as its beginning shows. */
const isDrawing = (bytes: Uint8Array) =>
  /^\uFEFF?\s*<[\s\S]*<svg[\s>/]|^\uFEFF?\s*<svg[\s>/]/i.test(
    new TextDecoder().decode(bytes.subarray(0, 4096)),
  )

async function remake(bytes: Uint8Array): Promise<BrandPicture> {
  try {
    return await pictureStudio.run(worker, { bytes, limits: brandPictureLimits } satisfies BrandJob)
  } catch (error) {
    // What breaks its reader is no picture.
    if (error instanceof EngineError) throw new Failure('uploads.not_a_picture', { cause: error })
    throw error
  }
}

/** Throws request.invalid for a picture of ours that is of another site, or is not there. */
export async function checkBrandPictures(
  request: Record<string, unknown>,
  { site, locale }: Pick<RequestContext<'operator'>, 'site' | 'locale'>,
  { storage }: BrandPictures,
): Promise<void> {
  const fields: FieldProblem[] = []
  for (const key of keys) {
    const url = request[key]
    // What it was before may stay.
    if (typeof url !== 'string' || url === site.settings[key]) continue
    const name = pictureNameIn(url)
    if (name === undefined) continue
    if (!(isOf(name, site.id) && (await readKept(name, storage))))
      fields.push({ field: key, reason: reasons[locale] })
  }
  if (fields.length) throw new Failure('request.invalid', { fields })
}

async function readKept(name: string, storage: FileStorage) {
  if (!/^[\w-]{1,100}$/.test(name)) return undefined
  try {
    const place = locateContentPicture(name)
    const bytes = await storage.read(place.name)
    return bytes && { bytes, mime: place.mime }
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Gives a copied site pictures of its own, where it was given the addresses of another's. */
export async function copyBrandPictures(
  { from, to }: { from: number; to: number },
  { db, storage }: BrandPictures & { db: Database },
): Promise<void> {
  const values = await store.readValues(db, to)
  for (const key of keys) {
    const url = values[key]
    const name = typeof url === 'string' ? pictureNameIn(url) : undefined
    if (name === undefined || !isOf(name, from)) continue
    const picture = await readKept(name, storage)
    const value = picture
      ? (await keepPicture(picture, ownerName(to), storage)).url
      : siteSettings[key].fallback
    await store.replaceValue(db, to, { key, value })
  }
}
