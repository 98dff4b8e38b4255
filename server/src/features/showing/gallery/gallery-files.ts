// The files of published works. Their addresses are others than their owners': these open nothing any more once a work is withdrawn.
import { Failure } from '@atelier/contract/errors'
import type { WorkFile } from '@atelier/contract/features/making/works'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import {
  type FileForm,
  type Sendable,
  sendableAs,
  variantOf,
} from '../../making/work-files/send-work-file.ts'
import {
  calledBy,
  describeFilesBy,
  findStoredFile,
} from '../../making/work-files/work-files.usecases.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { listPublished, type PublishedRow } from './publications.store.ts'
import { keepShown, listPartners } from './shown-here.ts'

export type GalleryFileDependencies = { db: Database; signer: Signer }
type Variant = 'whole' | 'thumb'
/** Whom an address is for: everybody, or those who decide whether everybody may see it. */
type Audience = 'gallery' | 'moderation'

const signed = (id: string, variant: Variant, audience: Audience) => `${audience} ${variant} ${id}`

function address(id: string, variant: Variant, audience: Audience, signer: Signer): string {
  const as = variant === 'thumb' ? '&as=thumb' : ''
  return `/api/gallery/file?id=${id}&key=${signer.sign(signed(id, variant, audience))}${as}`
}

/** The files of published works by the work's number. */
export const describeGalleryFiles = (
  workIds: readonly number[],
  { db, signer }: GalleryFileDependencies,
  audience: Audience = 'gallery',
): Promise<Map<number, WorkFile[]>> =>
  describeFilesBy((id, variant) => address(id, variant, audience, signer), workIds, db)

/**
 * The file that an address is for, where and while its work is shown; one for those who decide opens until it is withdrawn, and for those of
 * a partner site while it is public at its own.
 * Throws gallery.not_found, for a wrong key too.
 */
export async function locateGalleryFile(
  { id, key, as }: { id: string; key: string; as?: FileForm | undefined },
  context: Pick<RequestContext, 'site'>,
  dependencies: GalleryFileDependencies & Pick<GalleryDependencies, 'listSites'>,
): Promise<Sendable> {
  const { db, signer } = dependencies
  const variant = variantOf(as)
  const audience = (['gallery', 'moderation'] as const).find((each) =>
    signer.fits(signed(id, variant, each), key),
  )
  const file = audience && (await findStoredFile(id, db))
  const [published] = file ? await listPublished(db, [file.workId]) : []
  const isOpen =
    published &&
    (audience === 'gallery'
      ? (await keepShown([published], context, dependencies)).length > 0
      : await isModeratedHere(published, context, dependencies))
  if (!file || !isOpen) throw new Failure('gallery.not_found')
  const { title } = published.publication
  // What was asked for is not told here: it may be hidden.
  const called = calledBy(file.about, title || file.about.title || 'work')
  const sendable = sendableAs(file, as, `${called} ${file.workId}-${file.position + 1}`)
  if (!sendable) throw new Failure('gallery.not_found')
  return sendable
}

async function isModeratedHere(
  { publication: { siteId, state } }: PublishedRow,
  { site }: Pick<RequestContext, 'site'>,
  sites: Pick<GalleryDependencies, 'listSites'>,
): Promise<boolean> {
  if (siteId === site.id) return state !== 'withdrawn'
  return state === 'public' && (await listPartners(site, sites)).some(({ id }) => id === siteId)
}
