// What apps and roles mean to other features, and browsing them.
import { type AppKind, appCategories, firstOwnAppId } from '@atelier/contract/app-terms'
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { App, AppPage, apps } from '@atelier/contract/features/talk/apps'
import type { Locale } from '@atelier/contract/primitives'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { wordsToQuery } from '../../../platform/search-words.ts'
import { asShown } from '../../site/sites/as-shown.ts'
import { documentsOfApp } from '../knowledge/app-documents.ts'
import type { ModelCatalog } from '../models/models.usecases.ts'
import { countOfferedUse } from '../shelf/offered-uses.ts'
import * as store from './apps.store.ts'
import type { OfferedApp } from './built-in/built-in-app.ts'
import { type AppRequest, listBuiltIn } from './built-in/built-in-library.ts'
import { categoryNames } from './categories.ts'
import { type AppReader, findApps, getApp, knowOffered } from './find-app.ts'
import { listSiteApps, type SiteWithApps } from './house-apps.ts'
import { describeApp, describePage, type KnownApp, knownStored } from './known-app.ts'

export type AppDependencies = {
  db: Database
  clock: Clock
  catalog: Pick<ModelCatalog, 'listChatModels'>
  /** The tools that there are for whoever gives an app some. */
  listTools(context: RequestContext<'caller'>): Promise<readonly { name: string }[]>
}

type ListRequest = ParsedInputOf<typeof apps.list>

const readerOf = (
  { site, caller, locale }: RequestContext<'caller'>,
  language: Locale | undefined,
): AppReader => ({ site, caller, locale: language ?? locale })

/** Whoever looks for words that say nothing finds nothing. */
const unfindable = "'\\u0001'"

/** A page of apps or roles: those that everybody sees with what is pinned first, one's own, or the pinned ones. */
export async function listApps(
  request: ListRequest,
  context: RequestContext<'caller'>,
  { db }: Pick<AppDependencies, 'db'>,
): Promise<{ rows: App[]; count: number }> {
  const reader = readerOf(context, request.language)
  const { kind, category, q, page, size } = request
  const words = q ? (wordsToQuery(q) ?? unfindable) : undefined
  const filter = { kind, category, words }
  const slice = { limit: size, offset: (page - 1) * size }
  const pins = await store.listPins(db, reader.caller.accountId)
  const tell = (rows: readonly KnownApp[]) =>
    rows.map((app) =>
      describeApp(app, pins.includes(app.id), { ...reader, accountId: reader.caller.accountId }),
    )
  if (request.of === 'own') {
    const owner = { siteId: reader.site.id, ownerId: reader.caller.accountId }
    const { rows, count } = await store.pageOwn(db, owner, filter, slice)
    return { rows: tell(rows.map(knownStored)), count }
  }
  const pinned = await listPinned(pins, filter, request, reader, db)
  if (request.of === 'pinned') {
    return { rows: tell(pinned.slice(slice.offset, slice.offset + size)), count: pinned.length }
  }
  const { rows, count } = await pageAll(pinned, filter, request, reader, db)
  return { rows: tell(rows), count }
}

/** Those of the house, then those that come with the product, as the site shows them. */
const offeredOn = async (
  site: SiteWithApps,
  request: AppRequest,
  db: Database,
): Promise<OfferedApp[]> => [
  ...(await listSiteApps(request, site, db)),
  ...asShown(request.kind === 'app' ? 'apps' : 'roles', listBuiltIn(request), site),
]

async function listPinned(
  pins: readonly number[],
  filter: store.AppFilter,
  { q, category }: ListRequest,
  reader: AppReader,
  db: Database,
): Promise<KnownApp[]> {
  const offered = await offeredOn(reader.site, { kind: filter.kind, category, q }, db)
  const stored = await store.listSeen(
    db,
    pins,
    { siteId: reader.site.id, ownerId: reader.caller.accountId },
    filter,
  )
  const all = [...(await knowOffered(offered, reader, db)), ...stored.map(knownStored)]
  const known = new Map(all.map((app) => [app.id, app]))
  return pins.flatMap((id) => known.get(id) ?? [])
}

/** What is pinned, then what the site offers by itself and what people publish: the former first unless the newest are asked for. */
async function pageAll(
  pinned: readonly KnownApp[],
  filter: store.AppFilter,
  { q, category, sort, page, size }: ListRequest,
  { site, locale }: AppReader,
  db: Database,
): Promise<{ rows: KnownApp[]; count: number }> {
  const without = pinned.map(({ id }) => id)
  const there = await offeredOn(site, { kind: filter.kind, category, q }, db)
  const offered = await knowOffered(
    there.filter(({ id }) => !without.includes(id)),
    { site, locale },
    db,
  )
  const before = sort === 'popular' ? [...pinned, ...offered] : [...pinned]
  const after = sort === 'popular' ? [] : offered
  const from = (page - 1) * size
  const first = before.slice(from, from + size)
  const offset = Math.max(0, from - before.length)
  const published = await store.pagePublic(
    db,
    site.id,
    { ...filter, sort, without: without.filter((id) => id >= firstOwnAppId) },
    { limit: size - first.length, offset },
  )
  const middle = published.rows.map(knownStored)
  const room = size - first.length - middle.length
  const past = Math.max(0, from - before.length - published.count)
  return {
    rows: [...first, ...middle, ...after.slice(past, past + room)],
    count: before.length + published.count + after.length,
  }
}

/** What apps of a kind can be about, and how many of those that everybody sees are. */
export async function listCategories(
  { kind, language }: { kind: AppKind; language?: Locale | undefined },
  { site, locale }: RequestContext<'caller'>,
  { db }: Pick<AppDependencies, 'db'>,
): Promise<ReplyOf<typeof apps.categories>> {
  const [published, offered] = await Promise.all([
    store.countByCategory(db, site.id, kind),
    offeredOn(site, { kind }, db),
  ])
  return appCategories.map((id) => ({
    id,
    name: categoryNames[id][language ?? locale],
    count: (published.get(id) ?? 0) + offered.filter(({ category }) => category === id).length,
  }))
}

/** Throws apps.not_found. */
export async function readApp(
  { id, language }: { id: number; language?: Locale | undefined },
  context: RequestContext<'caller'>,
  { db }: Pick<AppDependencies, 'db'>,
): Promise<AppPage> {
  const reader = readerOf(context, language)
  const { accountId } = reader.caller
  const [app, pins, documents] = await Promise.all([
    getApp(id, reader, db),
    store.listPins(db, accountId),
    documentsOfApp(id, db),
  ])
  const isPinned = pins.includes(id)
  return describePage(app, { isPinned, documents }, { accountId, locale: reader.locale })
}

/** The names of apps that somebody may use, by number, in their language. */
export async function namesOfApps(
  ids: readonly number[],
  reader: AppReader,
  db: Database,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const known = await findApps(ids, reader, db)
  return new Map([...known].map(([id, { name }]) => [id, name]))
}

/** One more conversation was begun with it, on a site. */
export async function countAppUse(
  app: Pick<KnownApp, 'id' | 'ownerId'>,
  siteId: number,
  db: Database,
): Promise<void> {
  if (app.ownerId !== null) return store.countUse(db, app.id)
  await countOfferedUse(db, { siteId, kind: 'app', itemId: app.id })
}
