import { Failure } from '@atelier/contract/errors'
import type { Album, AlbumWork } from '@atelier/contract/features/showing/collections'
import { maxAlbums, maxAlbumWorks } from '@atelier/contract/gallery-terms'
import type { Database } from '../../../../platform/db/database.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { findOwnWorks } from '../../../making/works/works.usecases.ts'
import { nameAuthor } from '../authors.ts'
import { describePublished } from '../describe-published.ts'
import { readCursor, writeCursor } from '../feed-cursor.ts'
import type { GalleryDependencies } from '../gallery-dependencies.ts'
import { describeGalleryFiles } from '../gallery-files.ts'
import { keepHeat, listPublished, lockPublications } from '../publications.store.ts'
import { keepShown, readShownHere, sitesOfAlbums } from '../shown-here.ts'
import { dayOf, noteDay } from '../statistics.store.ts'
import * as store from './albums.store.ts'
import { describeOwnWorks } from './own-album-works.ts'

type CallerContext = RequestContext<'caller'>

/** Albums as a reader sees them, in the same order. */
async function tellAlbums(
  rows: readonly store.AlbumRow[],
  { caller, site }: Pick<RequestContext, 'caller' | 'site'>,
  {
    db,
    files,
    signer,
    listSites,
  }: Pick<GalleryDependencies, 'db' | 'files' | 'signer' | 'listSites'>,
): Promise<Album[]> {
  const viewerId = caller?.accountId
  const shown = await readShownHere({ site }, { listSites })
  const faces = await store.readFaces(
    db,
    rows.map(({ id }) => id),
    { viewerId, shown },
  )
  const covers = [...faces.values()].flatMap(({ coverId }) => coverId ?? [])
  const ownCovers = viewerId === undefined ? [] : await findOwnWorks(db, viewerId, covers)
  const [published, own, owners] = await Promise.all([
    describeGalleryFiles(covers, { db, signer }),
    files.describeFiles(ownCovers.map(({ id }) => id)),
    Promise.all(
      [...new Set(rows.map(({ ownerId }) => ownerId))].map(
        async (id) => [id, await nameAuthor(id, db)] as const,
      ),
    ),
  ])
  const ownerOf = new Map(owners)
  return rows.flatMap((row) => {
    const author = ownerOf.get(row.ownerId)
    const { count = 0, coverId = null } = faces.get(row.id) ?? {}
    const cover = coverId === null ? undefined : (own.get(coverId) ?? published.get(coverId))?.[0]
    return author
      ? {
          id: row.id,
          title: row.title,
          description: row.description,
          isPublic: row.isPublic,
          count,
          cover: cover ?? null,
          author,
          isMine: row.ownerId === viewerId,
          updatedAt: row.updatedAt.toISOString(),
        }
      : []
  })
}

async function tellAlbum(
  row: store.AlbumRow,
  context: Pick<RequestContext, 'caller' | 'site'>,
  dependencies: GalleryDependencies,
): Promise<Album> {
  const [told] = await tellAlbums([row], context, dependencies)
  if (!told) throw new Failure('albums.not_found')
  return told
}

/** An own album, or somebody's public one of a site that is shown here. Throws albums.not_found. */
async function findShown(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<store.AlbumRow> {
  const row = await store.findAlbum(dependencies.db, id)
  const isMine = row && row.ownerId === context.caller?.accountId
  const isShown = row?.isPublic && (await sitesOfAlbums(context, dependencies)).includes(row.siteId)
  if (!row || !(isMine || isShown)) throw new Failure('albums.not_found')
  return row
}

export const openAlbum = async (
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<Album> => tellAlbum(await findShown(id, context, dependencies), context, dependencies)

export async function listOwnAlbums(
  wanted: { holding?: number; lacking?: number },
  context: CallerContext,
  dependencies: GalleryDependencies,
): Promise<Album[]> {
  const rows = await store.listAlbums(dependencies.db, context.caller.accountId, wanted)
  return tellAlbums(rows, context, dependencies)
}

/** Somebody's public albums that have something to see. */
export async function listAlbumsOf(
  authorId: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<Album[]> {
  const siteIds = await sitesOfAlbums(context, dependencies)
  const rows = await store.listAlbums(dependencies.db, authorId, { publicOnly: true })
  const here = rows.filter(({ siteId }) => siteIds.includes(siteId))
  return (await tellAlbums(here, context, dependencies)).filter(({ count }) => count > 0)
}

type Saved = {
  id?: number | undefined
  title?: string | undefined
  description?: string | undefined
  isPublic?: boolean | undefined
  coverId?: number | undefined
}

/** Makes an album or changes one. Throws albums.not_found, albums.too_many, gallery.not_found for a cover that is not in it. */
export async function saveAlbum(
  { id, title, description, isPublic, coverId }: Saved,
  context: CallerContext,
  dependencies: GalleryDependencies,
): Promise<Album> {
  const { db, clock } = dependencies
  const ownerId = context.caller.accountId
  const row = await db.transaction(async (tx) => {
    if (id === undefined) {
      // Two tabs that make the last one wait for each other.
      await store.holdAlbumsOf(tx, ownerId)
      if ((await store.countAlbums(tx, ownerId)) >= maxAlbums) throw new Failure('albums.too_many')
      return store.insertAlbum(tx, {
        siteId: context.site.id,
        ownerId,
        title: title ?? '',
        at: clock.now(),
        description: description ?? '',
        isPublic: isPublic ?? false,
      })
    }
    if (!(await store.lockOwnAlbum(tx, id, ownerId))) throw new Failure('albums.not_found')
    if (coverId && !(await store.holdsWork(tx, id, coverId))) throw new Failure('gallery.not_found')
    return store.updateAlbum(tx, id, {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(isPublic === undefined ? {} : { isPublic }),
      ...(coverId === undefined ? {} : { coverId: coverId || null }),
      updatedAt: clock.now(),
    })
  })
  return tellAlbum(row, context, dependencies)
}

/** Throws albums.not_found. */
export async function removeAlbum(
  id: number,
  { caller }: CallerContext,
  { db }: GalleryDependencies,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await store.lockOwnAlbum(tx, id, caller.accountId))) throw new Failure('albums.not_found')
    const places = await store.listAllWorkIds(tx, id)
    await store.deleteAlbum(tx, id)
    await countCollected(tx, caller.accountId, places)
  })
}

/** Throws albums.not_found, albums.full, gallery.not_found for what the caller may not see. */
export async function addToAlbum(
  { albumId, ids }: { albumId: number; ids: readonly number[] },
  context: CallerContext,
  dependencies: GalleryDependencies,
): Promise<Album> {
  const { db, clock } = dependencies
  const { caller, site } = context
  const wanted = [...new Set(ids)]
  await expectSeen(wanted, context, dependencies)
  const row = await db.transaction(async (tx) => {
    const album = await store.lockOwnAlbum(tx, albumId, caller.accountId)
    if (!album) throw new Failure('albums.not_found')
    const fresh = await store.listUncollected(tx, caller.accountId, wanted)
    await store.addWorks(tx, albumId, { ids: wanted, at: clock.now() })
    if ((await store.countAlbumWorks(tx, albumId)) > maxAlbumWorks) throw new Failure('albums.full')
    const counted = await countCollected(tx, caller.accountId, fresh)
    const day = dayOf(clock.now(), site.settings.timeZone)
    for (const { ownerId } of counted) await noteDay(tx, { authorId: ownerId, day }, 'collects', 1)
    return store.updateAlbum(tx, albumId, { updatedAt: clock.now() })
  })
  return tellAlbum(row, context, dependencies)
}

async function expectSeen(
  ids: readonly number[],
  context: CallerContext,
  dependencies: GalleryDependencies,
): Promise<void> {
  const { db } = dependencies
  const own = new Set((await findOwnWorks(db, context.caller.accountId, ids)).map(({ id }) => id))
  const others = await listPublished(
    db,
    ids.filter((id) => !own.has(id)),
  )
  for (const { publication } of await keepShown(others, context, dependencies))
    own.add(publication.workId)
  if (ids.some((id) => !own.has(id))) throw new Failure('gallery.not_found')
}

/** Counts anew in how many people's albums works of others lie. */
async function countCollected(
  tx: Database,
  collectorId: number,
  ids: readonly number[],
): Promise<{ ownerId: number }[]> {
  const rows = (await lockPublications(tx, ids)).filter(({ ownerId }) => ownerId !== collectorId)
  if (rows.length === 0) return []
  const wanted = rows.map(({ workId }) => workId)
  await store.countCollectors(tx, wanted)
  await keepHeat(tx, wanted)
  return rows
}

/** Throws albums.not_found. */
export async function removeFromAlbum(
  { albumId, ids }: { albumId: number; ids: readonly number[] },
  context: CallerContext,
  dependencies: GalleryDependencies,
): Promise<Album> {
  const { db, clock } = dependencies
  const { caller } = context
  const row = await db.transaction(async (tx) => {
    if (!(await store.lockOwnAlbum(tx, albumId, caller.accountId)))
      throw new Failure('albums.not_found')
    const gone = await store.removeWorks(tx, albumId, ids)
    await countCollected(tx, caller.accountId, gone)
    return store.updateAlbum(tx, albumId, { updatedAt: clock.now() })
  })
  return tellAlbum(row, context, dependencies)
}

/** Throws albums.not_found. */
export async function orderAlbum(
  { albumId, ids, before }: { albumId: number; ids: readonly number[]; before: number | null },
  { caller }: CallerContext,
  { db, clock }: GalleryDependencies,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await store.lockOwnAlbum(tx, albumId, caller.accountId)))
      throw new Failure('albums.not_found')
    await store.orderWorks(tx, albumId, { ids, before })
    await store.updateAlbum(tx, albumId, { updatedAt: clock.now() })
  })
}

/** A page of the works in an album that the reader may see. Throws albums.not_found. */
export async function listAlbumWorks(
  { id, size, cursor }: { id: number; size: number; cursor?: string | undefined },
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<{ rows: AlbumWork[]; next: string | null }> {
  const { db } = dependencies
  await findShown(id, context, dependencies)
  const place = cursor ? readCursor(cursor) : undefined
  const places = await store.listAlbumWorks(db, id, {
    viewerId: context.caller?.accountId,
    shown: await readShownHere(context, dependencies),
    after: place && { workId: place.workId, place: Number(place.key) },
    limit: size + 1,
  })
  const shown = places.slice(0, size)
  const ids = shown.map(({ workId }) => workId)
  const [published, own] = await Promise.all([
    describePublished(ids, context, dependencies),
    describeOwnWorks(ids, context, dependencies),
  ])
  const told = new Map<number, AlbumWork>(own.map((work) => [work.id, work]))
  for (const work of published) told.set(work.id, { ...work, isPublic: true })
  const last = shown.at(-1)
  return {
    rows: ids.flatMap((workId) => told.get(workId) ?? []),
    next:
      last && places.length > size
        ? writeCursor({ workId: last.workId, key: String(last.place) })
        : null,
  }
}
