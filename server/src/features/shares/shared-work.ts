// A work behind a link, published or not. Its files open as long as the link does.
import { Failure } from '@atelier/contract/errors'
import type { PublishedWork } from '@atelier/contract/features/gallery'
import { workStates } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { nameAuthor } from '../gallery/authors.ts'
import type { GalleryDependencies } from '../gallery/gallery-dependencies.ts'
import { storageName } from '../work-files/work-file-names.ts'
import {
  type AddressOf,
  describeFilesBy,
  findStoredFile,
  type Sendable,
} from '../work-files/work-files.usecases.ts'
import { promptOf } from '../works/recipe.ts'
import { findOwnWorks } from '../works/works.usecases.ts'
import * as store from './shares.store.ts'

type Variant = 'whole' | 'thumb'
const signed = (share: string, file: string, as: Variant) => `share ${share} ${as} ${file}`

/** Undefined once the work is deleted. */
export async function tellSharedWork(
  share: store.ShareRow,
  { caller }: RequestContext,
  { db, signer }: GalleryDependencies,
): Promise<PublishedWork | undefined> {
  const [work] = await findOwnWorks(db, share.ownerId, [share.workId ?? 0])
  if (work?.state !== workStates.done) return undefined
  const addressOf: AddressOf = (id, as) =>
    `/api/share/file?share=${share.key}&id=${id}&key=${signer.sign(signed(share.key, id, as))}${as === 'thumb' ? '&as=thumb' : ''}`
  const [author, files] = await Promise.all([
    nameAuthor(share.ownerId, db),
    describeFilesBy(addressOf, [work.id], db),
  ])
  return {
    ...{ id: work.id, type: work.type, task: work.task, tiles: work.tiles, builtin: work.builtin },
    ...{ title: '', tags: [], licence: 'all-rights', hidesPrompt: false },
    ...{
      prompt: promptOf(work.recipe),
      model: work.modelLabel,
      modelId: null,
      files: files.get(work.id) ?? [],
    },
    author,
    ...{ likes: 0, collects: 0, remakes: 0, isLiked: false, isCollected: false },
    isMine: caller?.accountId === share.ownerId,
    publishedAt: share.createdAt.toISOString(),
  }
}

/** The file that an address is for, while its link opens. Throws shares.not_found. */
export async function locateSharedFile(
  { share, id, key, as }: { share: string; id: string; key: string; as?: 'thumb' | undefined },
  { site }: Pick<RequestContext, 'site'>,
  { db, signer, clock }: GalleryDependencies,
): Promise<Sendable> {
  const variant = as ?? 'whole'
  const fits = signer.fits(signed(share, id, variant), key)
  const row = fits ? await store.findByKey(db, share, clock.now()) : undefined
  const file = row ? await findStoredFile(id, db) : undefined
  if (!row || row.siteId !== site.id || file?.workId !== row.workId || (as && !file?.hasThumbnail))
    throw new Failure('shares.not_found')
  return {
    name: storageName(id, variant),
    mime: as ? 'image/webp' : file.mime,
  }
}
