// What a person reads of the ledger: balances, what was spent and for what, what came in.
import { Failure } from '@atelier/contract/errors'
import {
  type Holdings,
  maxLines,
  maxSummaryDays,
  type Recharge,
  rechargeTypes,
  type Spending,
  type SpendingSummary,
} from '@atelier/contract/features/money/credits'
import type { Cause } from '@atelier/contract/ledger-terms'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { balancesOf } from '../ledger/describe-balances.ts'
import * as store from './usage.store.ts'

export type UsageDependencies = { db: Database; clock: Clock }
type Page = { page: number; size: number }

const dayMs = 24 * 60 * 60 * 1000

/** Where a page lies; beyond the last line there is nothing. */
function sliceOf({ page, size }: Page): store.Slice {
  const offset = Math.min((page - 1) * size, maxLines)
  return { offset, limit: Math.min(size, maxLines - offset) }
}

export async function readBalances(caller: Caller, site: Site, db: Database): Promise<Holdings> {
  const [holdings, reserved] = await Promise.all([
    balancesOf(caller, site, db),
    store.sumReserved(db, caller.accountId),
  ])
  return {
    ...holdings,
    reserved: reserved.credits ?? 0,
    reserved_tokens: site.settings.twoPurses ? (reserved.tokens ?? 0) : null,
  }
}

export async function listSpending(
  { page, size, ...filter }: Page & store.SpendingFilter,
  caller: Caller,
  db: Database,
): Promise<{ rows: Spending[]; count: number }> {
  const [records, count] = await Promise.all([
    store.listSpending(db, caller.accountId, filter, sliceOf({ page, size })),
    store.countSpending(db, caller.accountId, filter, maxLines),
  ])
  return { rows: records.map(toSpending), count }
}

function toSpending(record: store.SpendingRecord): Spending {
  const { id, purse, kind, model, isOpen, groupId, groupTitle } = record
  const amount = record.taken - record.givenBack
  const ended = amount === 0 ? 'refunded' : 'settled'
  return {
    id,
    purse,
    kind,
    model,
    amount,
    state: isOpen ? 'open' : ended,
    group: groupId === null ? null : { id: groupId, title: groupTitle ?? '' },
    createdAt: new Date(record.createdAt).toISOString(),
  }
}

/** Takes lines out of the caller's log. Throws credits.line_not_found when none of them is there. */
export async function hideSpending(
  ids: readonly number[] | 'all',
  caller: Caller,
  { db, clock }: UsageDependencies,
): Promise<void> {
  const found = await store.hideSpending(db, caller.accountId, ids, clock.now())
  if (ids !== 'all' && found === 0) throw new Failure('credits.line_not_found')
}

/** Of a longer time, its last days. */
export async function summariseSpending(
  filter: store.SpendingFilter,
  caller: Caller,
  { db, clock }: UsageDependencies,
): Promise<SpendingSummary> {
  const to = filter.to ?? dayIn(clock.now(), filter.timeZone)
  const earliest = addDays(to, 1 - maxSummaryDays)
  const from = filter.from ?? addDays(to, -29)
  const [, first = earliest] = [earliest, from].sort()
  const range = { from: first, to }
  const sums = await store.sumSpending(db, caller.accountId, { ...filter, ...range })
  const sumOf = ({ purse, amount, lines }: store.SpendingSum) => ({ purse, amount, lines })
  return {
    ...range,
    totals: sums
      .filter(({ day, model, kind }) => day === null && model === null && kind === null)
      .map(sumOf),
    days: sums.flatMap((sum) => (sum.day === null ? [] : { day: sum.day, ...sumOf(sum) })),
    models: sums.flatMap((sum) => (sum.model === null ? [] : { model: sum.model, ...sumOf(sum) })),
    kinds: sums.flatMap((sum) => (sum.kind === null ? [] : { kind: sum.kind, ...sumOf(sum) })),
  }
}

/** The date that it is somewhere, as `2026-03-10`. */
const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

export async function listRecharges(
  { page, size, ...days }: Page & store.Days,
  caller: Caller,
  db: Database,
): Promise<{ rows: Recharge[]; count: number }> {
  const [records, count] = await Promise.all([
    store.listRecharges(db, caller.accountId, days, sliceOf({ page, size })),
    store.countRecharges(db, caller.accountId, days, maxLines),
  ])
  return { rows: records.map(toRecharge), count }
}

const typeByCause: Record<Exclude<Cause, 'charge' | 'release'>, keyof typeof rechargeTypes> = {
  'sign-up': 'signUp',
  invite: 'invite',
  invited: 'invited',
  package: 'package',
  code: 'code',
  'check-in': 'checkIn',
  operator: 'operator',
  refund: 'refund',
  swap: 'swap',
  merge: 'merge',
  forfeit: 'forfeit',
}

function toRecharge(record: store.RechargeRecord): Recharge {
  const { source, id, cause, purse, amount, balance, vipDays, about } = record
  return {
    id: `${source === 'entry' ? 'e' : 'v'}${id}`,
    type: typeOf(cause, about),
    purse,
    amount,
    balance,
    vipDays,
    note: String(about.reason ?? about.title ?? about.batch ?? ''),
    createdAt: new Date(record.createdAt).toISOString(),
  }
}

/** A package that was paid by scanning a code has a type of its own. */
function typeOf(cause: Cause, { way }: store.RechargeRecord['about']): Recharge['type'] {
  if (cause === 'charge' || cause === 'release') throw new Error(`${cause} is no recharge`)
  const isScanned = cause === 'package' && (way === 'wechat' || way === 'alipay')
  return rechargeTypes[isScanned ? 'scanToPay' : typeByCause[cause]]
}
