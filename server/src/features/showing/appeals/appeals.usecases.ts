// Who was refused may say something against it, once; those who run the site answer, and show the thing where they grant it.
import { Failure } from '@atelier/contract/errors'
import type { Appeal, AppealKind, OpenAppeal } from '@atelier/contract/features/showing/appeals'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { decideApps } from '../../talk/apps/review-apps.ts'
import { decideWorks } from '../gallery/moderation.ts'
import { decidePrompts } from '../market/review-market.ts'
import * as store from './appeals.store.ts'

export type AppealDependencies = { db: Database; clock: Clock }

type About = { kind: AppealKind; subjectId: number }
type Deciding = typeof decideApps

const decides: Record<AppealKind, Deciding> = {
  work: decideWorks,
  app: decideApps,
  prompt: decidePrompts,
}

/** Throws appeals.not_found, appeals.not_refused, appeals.made. */
export async function makeAppeal(
  { kind, subjectId, text }: About & { text: string },
  { caller, site }: RequestContext<'member'>,
  { db, clock }: AppealDependencies,
): Promise<Appeal> {
  const { accountId } = caller
  const subject = await store.findSubject(db, { kind, subjectId })
  if (subject?.ownerId !== accountId || subject.siteId !== site.id)
    throw new Failure('appeals.not_found')
  if (subject.state !== 'refused') throw new Failure('appeals.not_refused')
  if (await store.findOwnAppeal(db, { accountId, kind, subjectId }))
    throw new Failure('appeals.made')
  const row = await store.insertAppeal(db, {
    siteId: site.id,
    accountId,
    kind,
    subjectId,
    text,
    createdAt: clock.now(),
  })
  if (!row) throw new Failure('appeals.made')
  return toAppeal(row)
}

export async function findOwnAppeal(
  about: About,
  { caller }: RequestContext<'member'>,
  { db }: AppealDependencies,
): Promise<Appeal | null> {
  const row = await store.findOwnAppeal(db, { ...about, accountId: caller.accountId })
  return row ? toAppeal(row) : null
}

export async function listAppeals(
  { page, size }: { page: number; size: number },
  { site }: RequestContext<'operator'>,
  { db }: AppealDependencies,
): Promise<{ rows: OpenAppeal[]; count: number }> {
  const slice = { limit: size, offset: (page - 1) * size }
  const { rows, count } = await store.pageAppeals(db, site.id, slice)
  const told = rows.map(async ({ appeal, author }) => {
    const subject = await store.findSubject(db, appeal)
    return {
      ...toAppeal(appeal),
      author,
      title: subject?.title ?? '',
      message: subject?.message ?? '',
      isRefused: subject?.state === 'refused',
    }
  })
  return { rows: await Promise.all(told), count }
}

export const countAppeals = (siteId: number, { db }: Pick<AppealDependencies, 'db'>) =>
  store.countWaiting(db, siteId)

/** Throws appeals.not_found where none waits, appeals.not_refused where there is nothing to grant any more. */
export async function settleAppeal(
  { id, grants, answer }: { id: number; grants: boolean; answer: string },
  context: RequestContext<'operator'>,
  { db, clock }: AppealDependencies,
): Promise<void> {
  await db.transaction(async (tx) => {
    const appeal = await store.lockWaiting(tx, { id, siteId: context.site.id })
    if (!appeal) throw new Failure('appeals.not_found')
    const { kind, subjectId } = appeal
    if (grants) {
      const subject = await store.findSubject(tx, { kind, subjectId })
      if (subject?.state !== 'refused') throw new Failure('appeals.not_refused')
      const request = { ids: [subjectId], shows: true, message: '' }
      await decides[kind](request, context, { db: tx, clock })
    }
    const state = grants ? 'granted' : 'refused'
    await store.settleAppeal(tx, id, { state, answer, settledAt: clock.now() })
  })
}

const toAppeal = ({ id, kind, subjectId, text, state, answer, createdAt }: store.AppealRow) => ({
  id,
  kind,
  subjectId,
  text,
  state,
  answer,
  createdAt: createdAt.toISOString(),
})
