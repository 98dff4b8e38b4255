// How much people and sites have stored, and how much they may: uploads, documents and the files of works.
import type { ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { accountData } from '@atelier/contract/features/identity/account-data'
import type { analytics } from '@atelier/contract/features/running/analytics'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import * as store from './stored-bytes.store.ts'

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

type Person = Pick<Caller, 'accountId' | 'kind'>
type Bounded = Pick<Site, 'id' | 'settings'>

const sumOf = ({ uploads, documents, works }: store.StoredBytes): number =>
  uploads + documents + works

const maxOf = ({ kind }: Pick<Person, 'kind'>, { settings }: Bounded): number =>
  (kind === 'guest' ? settings.guestStorage : settings.memberStorage) * megabyte

const maxOfSite = ({ settings }: Bounded): number => settings.siteStorage * gigabyte

export async function readOwnStorage(
  person: Person,
  site: Bounded,
  db: Database,
): Promise<ReplyOf<typeof accountData.storage>> {
  const bytes = await store.readPersonBytes(db, person.accountId)
  return { ...bytes, used: sumOf(bytes), most: maxOf(person, site) }
}

const shownLargest = 10

export async function readSiteStorage(
  site: Bounded,
  db: Database,
): Promise<ReplyOf<typeof analytics.storage>> {
  const [bytes, largest] = await Promise.all([
    store.readSiteBytes(db, site.id),
    store.listLargest(db, site.id, shownLargest),
  ])
  return { ...bytes, used: sumOf(bytes), most: maxOfSite(site), largest }
}

/** How many bytes more may be stored for somebody; less than none where they have too many already. */
export type Room = {
  left: number
  /** What refuses whatever goes beyond it. */
  full: Failure
}

export async function readRoom(person: Person, site: Bounded, db: Database): Promise<Room> {
  const [own, ofSite] = await Promise.all([
    store.readPersonBytes(db, person.accountId).then(sumOf),
    recentSiteBytes(site.id, db),
  ])
  const [max, maxHere] = [maxOf(person, site), maxOfSite(site)]
  if (maxHere - ofSite < max - own)
    return { left: maxHere - ofSite, full: new Failure('storage.site_full') }
  const values = { used: Math.round(own / megabyte), most: Math.round(max / megabyte) }
  return { left: max - own, full: new Failure('storage.full', { values }) }
}

/** Throws storage.full and storage.site_full where so many bytes more, or any where none are named, are too many. */
export async function expectStorage(
  person: Person,
  site: Bounded,
  db: Database,
  bytes = 1,
): Promise<void> {
  const { left, full } = await readRoom(person, site, db)
  if (bytes > left) throw full
}

/** A site's files are many: they are summed up once a minute, and what comes meanwhile is let in. */
const freshMs = 60_000
const recent = new WeakMap<Database, Map<number, { bytes: Promise<number>; until: number }>>()

function recentSiteBytes(siteId: number, db: Database): Promise<number> {
  const known = recent.get(db) ?? new Map()
  recent.set(db, known)
  const kept = known.get(siteId)
  if (kept && kept.until > performance.now()) return kept.bytes
  const bytes = store.readSiteBytes(db, siteId).then(sumOf)
  known.set(siteId, { bytes, until: performance.now() + freshMs })
  bytes.catch(() => known.delete(siteId))
  return bytes
}
