// What those who run a site see of its works: all that their owners see, and what stood behind them.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { Work } from '@atelier/contract/features/making/works'
import type {
  WorkDetail,
  WorkLine,
  WorkOwner,
  workAdmin,
} from '@atelier/contract/features/running/work-admin'
import { isUnderWay } from '@atelier/contract/work-terms'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { SoundFormats } from '../../making/work-files/sound-formats.ts'
import { priceOfRetry } from '../../making/works/actions/retry-work.ts'
import {
  type DescribeDependencies,
  describeWorks,
  type Reader,
} from '../../making/works/to-work.ts'
import { listRefunded } from '../../money/ledger/ledger.usecases.ts'
import { describeStaffFiles } from './staff-files.ts'
import * as store from './work-admin.store.ts'

export type WorkAdminDependencies = DescribeDependencies & {
  /** Of the addresses of files. */
  signer: Signer
  storage: FileStorage
  sounds: SoundFormats
}

type Asked = Pick<RequestContext, 'site' | 'locale'>

/** Throws nothing: what fits nobody is an empty page. */
export async function listWorks(
  { page, size, ...filter }: ParsedInputOf<typeof workAdmin.list>,
  { site, locale }: Asked,
  dependencies: WorkAdminDependencies,
): Promise<ReplyOf<typeof workAdmin.list>> {
  const { db } = dependencies
  const [{ rows, count }, underWay] = await Promise.all([
    store.pageWorks(db, site.id, { filter, limit: size, offset: (page - 1) * size }),
    store.countUnderWay(db, site.id),
  ])
  const [works, owners] = await Promise.all([
    describe(rows, { site, locale }, dependencies),
    store.listOwners(db, [...new Set(rows.map(({ ownerId }) => ownerId))]),
  ])
  const ownerOf = new Map(owners.map((row) => [row.id, toOwner(row)]))
  return {
    rows: works.flatMap((work, at) => {
      const owner = ownerOf.get(rows[at]?.ownerId ?? 0)
      return owner ? toLine(work, owner) : []
    }),
    count,
    ...underWay,
  }
}

export const listModels = (
  site: Site,
  { db }: Pick<WorkAdminDependencies, 'db'>,
): Promise<{ id: number; label: string }[]> => store.listModels(db, site.id)

/** Throws works.not_found, for works of other sites too. */
export async function readWork(
  id: number,
  { site, locale }: Asked,
  dependencies: WorkAdminDependencies,
): Promise<WorkDetail> {
  const { db } = dependencies
  const row = await getWork(id, site, dependencies)
  const [[described], [owner], upstream, refunds] = await Promise.all([
    describe([row], { site, locale }, dependencies),
    store.listOwners(db, [row.ownerId]),
    store.findUpstream(db, row.modelId),
    row.reservationId === null ? undefined : listRefunded(db, [row.reservationId]),
  ])
  if (!described || !owner) throw new Failure('works.not_found')
  const { preview: _, next: __, ...work } = described
  const { failure, recipe } = row
  return {
    work,
    owner: toOwner(owner),
    fieldLabels: Object.fromEntries(
      recipe.fieldLabels.flatMap(({ name, label }) => (label ? [[name, label]] : [])),
    ),
    engine: {
      connection: upstream?.connection ?? '',
      connectionId: upstream?.connectionId ?? null,
      id: upstream?.engine ?? '',
      model: upstream?.model ?? '',
    },
    attempts: { count: row.attempts, nextAt: row.retryAt?.toISOString() ?? null },
    failure: failure ? { code: failure.code, words: failure.words } : null,
    requestKey: row.requestKey,
    credits: {
      refunded: refunds?.get(row.reservationId ?? 0) ?? 0,
      // What is under way may still come to less, and gives that back by itself.
      refundable: isUnderWay(row.state) || row.reservationId === null ? 0 : work.price,
      retryPrice: priceOfRetry(row),
    },
  }
}

/** Throws works.not_found, for works of other sites too. */
export async function getWork(
  id: number,
  site: Site,
  { db }: Pick<WorkAdminDependencies, 'db'>,
): Promise<store.WorkRow> {
  const row = await store.findWork(db, site.id, id)
  if (!row) throw new Failure('works.not_found')
  return row
}

const describe = (
  rows: readonly store.WorkRow[],
  reader: Reader,
  dependencies: WorkAdminDependencies,
): Promise<Work[]> =>
  describeWorks(rows, reader, {
    ...dependencies,
    files: {
      ...dependencies.files,
      describeFiles: (ids) => describeStaffFiles(ids, dependencies),
    },
  })

const toOwner = ({ id, kind, username, name }: store.OwnerRow): WorkOwner => ({
  accountId: id,
  name,
  username: username ?? '',
  isGuest: kind === 'guest',
})

function toLine(work: Work, owner: WorkOwner): WorkLine {
  const { id, type, task, status, progress, place, prompt, model, builtin, files } = work
  const { price, purse, message, createdAt, startedAt, endedAt } = work
  const [first] = files
  return {
    id,
    type,
    task,
    status,
    progress,
    place,
    prompt,
    model,
    builtin,
    owner,
    price,
    purse,
    message,
    createdAt,
    startedAt,
    endedAt,
    fileCount: files.length,
    thumbnail: first?.thumbnail ?? '',
    blur: first?.blur ?? '',
  }
}
