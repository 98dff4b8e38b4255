// What operators do with codes: they make batches of them, look at them, hand them out and withdraw them.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import { codeLength, formatCode } from '@atelier/contract/features/money/code-rules'
import type { CodeState, codes as calls } from '@atelier/contract/features/money/codes'
import type { Clock } from '../../../platform/clock.ts'
import { toCsv } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken, newCode } from '../../../platform/ids.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import * as store from './code-batches.store.ts'
import { countBatchRedemptions, listBatchRedemptions } from './redemptions.store.ts'

export type CodeDependencies = { db: Database; clock: Clock; secrets: SecretBox }

type BatchRow = Awaited<ReturnType<typeof store.listBatches>>[number]
type Paging = { page: number; size: number }

const windowOf = ({ page, size }: Paging) => ({ limit: size, offset: (page - 1) * size })

/** Makes a batch of codes. Throws codes.worth_nothing, codes.expires_before, codes.one_purse. */
export async function createBatch(
  wanted: ParsedInputOf<typeof calls.createBatch>,
  { caller, site }: { caller: Caller; site: Site },
  { db, clock, secrets }: CodeDependencies,
) {
  const { name, kind, credits, tokens, vipDays, note } = wanted
  const now = clock.now()
  const expiresAt = wanted.expiresAt === null ? null : new Date(wanted.expiresAt)
  if (credits + tokens + vipDays === 0) throw new Failure('codes.worth_nothing')
  if (expiresAt && expiresAt <= now) throw new Failure('codes.expires_before')
  if (tokens > 0 && !site.settings.twoPurses) throw new Failure('codes.one_purse')
  const [count, usesEach] = wanted.kind === 'shared' ? [1, wanted.uses] : [wanted.count, 1]
  const made = Array.from({ length: count }, () => newCode(codeLength))
  const gift = { credits, tokens, vipDays }
  const id = await store.insertBatch(
    db,
    {
      siteId: site.id,
      name,
      kind,
      count,
      usesEach,
      expiresAt,
      note,
      ...gift,
      createdBy: caller.accountId,
      createdAt: now,
    },
    made.map((code) => ({ hash: hashToken(code), sealed: secrets.seal(code) })),
  )
  return readBatch(id, site, { db, clock })
}

/** One batch of a site. Throws codes.batch_not_found. */
export async function readBatch(
  id: number,
  site: Site,
  deps: Pick<CodeDependencies, 'db' | 'clock'>,
) {
  const now = deps.clock.now()
  const [row] = await store.listBatches(deps.db, site.id, { id, limit: 1, offset: 0, now })
  if (!row) throw new Failure('codes.batch_not_found')
  return toBatch(row)
}

/** Batches of a site, newest first. */
export async function listBatches(
  paging: Paging,
  site: Site,
  { db, clock }: Pick<CodeDependencies, 'db' | 'clock'>,
) {
  const [rows, count] = await Promise.all([
    store.listBatches(db, site.id, { ...windowOf(paging), now: clock.now() }),
    store.countBatches(db, site.id),
  ])
  return { rows: rows.map(toBatch), count }
}

const toBatch = ({ batch, createdBy, used, open }: BatchRow): ReplyOf<typeof calls.createBatch> => {
  const { siteId: _, ...described } = batch
  return {
    ...described,
    createdBy,
    used: Number(used),
    open: Number(open),
    expiresAt: batch.expiresAt?.toISOString() ?? null,
    revokedAt: batch.revokedAt?.toISOString() ?? null,
    createdAt: batch.createdAt.toISOString(),
  }
}

type Choice = { batchId: number; state?: CodeState | undefined }

/** Codes of a batch in plain words. Throws codes.batch_not_found. */
export async function listCodes(
  { batchId, state, ...paging }: Choice & Paging,
  site: Site,
  deps: CodeDependencies,
) {
  await readBatch(batchId, site, deps)
  const filter = { siteId: site.id, batchId, state, now: deps.clock.now() }
  const [rows, count] = await Promise.all([
    store.listCodes(deps.db, filter, windowOf(paging)),
    store.countCodes(deps.db, filter),
  ])
  return {
    rows: rows.map(({ sealed, usedAt, ...row }) => ({
      ...row,
      code: openCode(sealed, deps.secrets),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    count,
  }
}

/** Who redeemed codes of a batch, the last one first. Throws codes.batch_not_found. */
export async function listRedemptions(
  { batchId, ...paging }: Choice & Paging,
  site: Site,
  deps: CodeDependencies,
) {
  await readBatch(batchId, site, deps)
  const [rows, count] = await Promise.all([
    listBatchRedemptions(deps.db, batchId, windowOf(paging)),
    countBatchRedemptions(deps.db, batchId),
  ])
  return {
    rows: rows.map(({ sealed, username, at, ...row }) => ({
      ...row,
      username: username ?? '',
      code: openCode(sealed, deps.secrets),
      at: at.toISOString(),
    })),
    count,
  }
}

/** Null when it was sealed under another key. */
function openCode(sealed: string, secrets: SecretBox): string | null {
  try {
    return formatCode(secrets.open(sealed))
  } catch {
    return null
  }
}

/** Makes a batch or a code worth nothing; again, it changes nothing. Throws codes.batch_not_found, codes.unknown. */
export async function revokeCodes(
  target: ParsedInputOf<typeof calls.revoke>,
  site: Site,
  { db, clock }: Pick<CodeDependencies, 'db' | 'clock'>,
): Promise<void> {
  const about = { siteId: site.id, at: clock.now() }
  if ('batchId' in target) {
    if (!(await store.revokeBatch(db, { ...about, id: target.batchId })))
      throw new Failure('codes.batch_not_found')
  } else if (!(await store.revokeCode(db, { ...about, id: target.codeId })))
    throw new Failure('codes.unknown')
}

/** A batch as a file for a spreadsheet. Throws codes.batch_not_found. */
export async function exportCodes(choice: Choice, site: Site, deps: CodeDependencies) {
  const batch = await readBatch(choice.batchId, site, deps)
  const { rows } = await listCodes({ ...choice, page: 1, size: batch.count }, site, deps)
  const head = ['code', 'state', 'credits', 'tokens', 'vip_days', 'expires_at', 'uses']
  const { credits, tokens, vipDays, expiresAt } = batch
  const csv = toCsv([
    [...head, 'used_by', 'used_at', 'batch'],
    ...rows.map(({ code, state, uses, usedBy, usedAt }) => [
      ...[code, state, credits, tokens, vipDays, expiresAt, uses],
      ...[usedBy, usedAt, batch.name],
    ]),
  ])
  return { name: `codes-${batch.id}.csv`, csv }
}
