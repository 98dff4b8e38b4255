// A work behind a link, published or not. Its files open as long as the link does.
import { Failure } from '@atelier/contract/errors'
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { workStates } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type Sendable, sendableAs } from '../../making/work-files/send-work-file.ts'
import {
  type AddressOf,
  describeFilesBy,
  findStoredFile,
} from '../../making/work-files/work-files.usecases.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { findOwnWorks } from '../../making/works/works.usecases.ts'
import { nameAuthor } from '../gallery/authors.ts'
import type { GalleryDependencies } from '../gallery/gallery-dependencies.ts'
import * as store from './shares.store.ts'

type Variant = 'whole' | 'thumb'
const signed = (share: string, file: string, as: Variant) => `share ${share} ${as} ${file}`

/** Works of a link's owner that it shows; those that are deleted or not done are left out. */
export async function describeSharedWorks(
  share: store.ShareRow,
  ids: readonly number[],
  { caller }: RequestContext,
  { db, signer }: GalleryDependencies,
): Promise<PublishedWork[]> {
  if (ids.length === 0) return []
  const found = await findOwnWorks(db, share.ownerId, [...new Set(ids)])
  const works = found.filter(({ state }) => state === workStates.done)
  const addressOf: AddressOf = (id, as) =>
    `/api/share/file?share=${share.key}&id=${id}&key=${signer.sign(signed(share.key, id, as))}${as === 'thumb' ? '&as=thumb' : ''}`
  const [author, files] = await Promise.all([
    nameAuthor(share.ownerId, db),
    describeFilesBy(
      addressOf,
      works.map(({ id }) => id),
      db,
    ),
  ])
  return works.map((work) => ({
    id: work.id,
    type: work.type,
    task: work.task,
    tiles: work.tiles,
    builtin: work.builtin,
    title: '',
    tags: [],
    licence: 'all-rights',
    hidesPrompt: false,
    prompt: promptOf(work.recipe),
    model: work.modelLabel,
    modelId: null,
    files: files.get(work.id) ?? [],
    author,
    likes: 0,
    collects: 0,
    remakes: 0,
    isLiked: false,
    isCollected: false,
    isMine: caller?.accountId === share.ownerId,
    publishedAt: share.createdAt.toISOString(),
  }))
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
  // A conversation shows several works; the key says that this is one of them.
  const isOfIt = row?.workId === null ? file?.ownerId === row.ownerId : file?.workId === row?.workId
  const sendable = file && isOfIt && sendableAs(file, as, '')
  if (row?.siteId !== site.id || !sendable) throw new Failure('shares.not_found')
  return sendable
}
