// Those who run a site change what it tells and shows. It is in force at once, on every server.
import type { EntryKind } from '@atelier/contract/content-terms'
import { contentLimits } from '@atelier/contract/content-terms'
import { Failure } from '@atelier/contract/errors'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import type { Locale } from '@atelier/contract/primitives'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { checkBody } from './check-body.ts'
import * as store from './content.store.ts'
import { type ContentBody, contentKinds } from './content-kinds.ts'
import { dropPicture } from './content-pictures.ts'

export type EditDependencies = {
  db: Database
  clock: Clock
  storage: FileStorage
  /** Has every server read sites anew. */
  announce(): void
}

export type EntryRequest = {
  id?: number | undefined
  kind: EntryKind
  isShown: boolean
  body: Record<string, unknown>
  anew: boolean
}

type From = { site: Site; locale: Locale }

const isNotice = (kind: EntryKind) => kind === 'notice' || kind === 'drawingNotice'

/** In the order in which people see them; what no longer fits its kind comes empty, so that it can be mended or removed. */
export async function listEntries(
  kind: EntryKind,
  site: Site,
  { db }: Pick<EditDependencies, 'db'>,
): Promise<ContentEntry[]> {
  const records = await store.listContents(db, site.id, kind)
  if (isNotice(kind))
    records.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || b.id - a.id)
  return records.map((record) => toEntry(kind, record))
}

function toEntry(kind: EntryKind, record: store.ContentRecord): ContentEntry {
  const { id, isShown, updatedAt, body } = record
  const parsed = contentKinds[kind].safeParse(body)
  return {
    id,
    kind,
    isShown,
    updatedAt: updatedAt.toISOString(),
    body: parsed.success ? parsed.data : {},
  }
}

/** Throws request.invalid, content.not_found, content.too_many. */
export async function saveEntry(
  { id, kind, isShown, body: requested, anew: isNew }: EntryRequest,
  { site, locale }: From,
  { db, clock, storage, announce }: EditDependencies,
): Promise<ContentEntry> {
  const body = checkBody(kind, requested, locale)
  const { kept, before } = await db.transaction(async (tx) => {
    const all = await store.lockContents(tx, site.id, kind)
    const updatedAt = clock.now()
    if (id === undefined) {
      if (all.length >= contentLimits.entries) throw new Failure('content.too_many')
      const added = await store.appendContent(tx, {
        siteId: site.id,
        kind,
        isShown,
        body,
        updatedAt,
      })
      return { kept: added, before: undefined }
    }
    const known = await store.findContent(tx, { siteId: site.id, id })
    if (known?.kind !== kind) throw new Failure('content.not_found')
    const isDated = isNew || (isShown && !known.isShown)
    await store.updateContent(tx, id, { isShown, body, ...(isDated ? { updatedAt } : {}) })
    return { kept: id, before: known.body }
  })
  announce()
  await dropPicture(before, site, { db, storage })
  const entry = (await listEntries(kind, site, { db })).find((one) => one.id === kept)
  if (!entry) throw new Failure('content.not_found')
  return entry
}

/** What is shown again after it was hidden is dated now, so that people are told. Throws content.not_found. */
export async function showEntry(
  { id, isShown }: { id: number; isShown: boolean },
  site: Site,
  { db, clock, announce }: EditDependencies,
): Promise<void> {
  const known = await store.findContent(db, { siteId: site.id, id })
  if (!known) throw new Failure('content.not_found')
  if (known.isShown === isShown) return
  await store.updateContent(db, id, { isShown, ...(isShown ? { updatedAt: clock.now() } : {}) })
  announce()
}

/** Those that are not named come after those that are, in their order. Throws content.not_found. */
export async function arrangeEntries(
  { kind, ids }: { kind: EntryKind; ids: readonly number[] },
  site: Site,
  { db, announce }: EditDependencies,
): Promise<void> {
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const all = await store.lockContents(tx, site.id, kind)
    if (wanted.some((id) => !all.includes(id))) throw new Failure('content.not_found')
    await store.placeContents(tx, [...wanted, ...all.filter((id) => !wanted.includes(id))])
  })
  announce()
}

/** Throws content.not_found. */
export async function removeEntry(
  id: number,
  site: Site,
  { db, storage, announce }: EditDependencies,
): Promise<void> {
  const known = await store.findContent(db, { siteId: site.id, id })
  if (!(known && (await store.deleteContent(db, { siteId: site.id, id }))))
    throw new Failure('content.not_found')
  announce()
  await dropPicture(known.body, site, { db, storage })
}

/** Puts these in the place of all entries of a kind. Throws request.invalid. */
export async function fillKind(
  { kind, bodies }: { kind: EntryKind; bodies: readonly Record<string, unknown>[] },
  { site, locale }: From,
  { db, storage, announce }: EditDependencies,
): Promise<void> {
  const checked = bodies.map((body) => checkBody(kind, body, locale)) as ContentBody<EntryKind>[]
  const before = await store.listContents(db, site.id, kind)
  await db.transaction(async (tx) => {
    const all = await store.lockContents(tx, site.id, kind)
    for (const id of all) await store.deleteContent(tx, { siteId: site.id, id })
    await store.insertContents(tx, site.id, kind, checked)
  })
  announce()
  for (const { body } of before) await dropPicture(body, site, { db, storage })
}
